import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import field from './field.module.css';
import styles from './Select.module.css';

interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'> {
  /** Of the box around it. */
  readonly boxClass?: string | undefined;
}

/** The system's list with the arrow of the app. */
export function Select({ boxClass, className, ...native }: SelectProps) {
  return (
    <span className={classNames(field.box, styles.box, boxClass)}>
      <select {...native} className={classNames(className, styles.select)} />
      <Icon name="chevron-down" />
    </span>
  );
}
