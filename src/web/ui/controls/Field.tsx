import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../blocks/VisuallyHidden.tsx';
import styles from './field.module.css';

export interface FieldLabel {
  readonly label: string;
  readonly hideLabel?: boolean;
}

interface FieldProps extends FieldLabel {
  /** Of the control. */
  readonly id: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A control below its label. */
export function Field({ id, label, hideLabel = false, className, children }: FieldProps) {
  const labelElement = (
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div className={classNames(styles.field, className)}>
      {hideLabel ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {children}
    </div>
  );
}
