import { classNames } from '../class-names.ts';
import styles from './Button.module.css';

export interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'ghost';
  readonly size?: 'sm' | 'md' | 'lg';
}

export function toButtonClass(
  { variant = 'secondary', size = 'sm' }: ButtonLook,
  className?: string,
): string {
  return classNames(
    styles.button,
    variant !== 'secondary' && styles[variant],
    size !== 'sm' && styles[size],
    className,
  );
}
