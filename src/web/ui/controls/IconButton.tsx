import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  readonly icon: IconName;
  readonly size?: 'sm' | 'md';
  readonly 'aria-label': string;
}

/** An icon in a line of text that opens or removes something. */
export function IconButton({ icon, size = 'md', className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className={classNames(styles.button, className)}>
      <Icon name={icon} size={size} />
    </button>
  );
}
