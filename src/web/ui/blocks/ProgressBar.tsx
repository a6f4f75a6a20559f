import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ProgressBar.module.css';

interface ProgressBarProps extends Pick<ComponentProps<'progress'>, 'id' | 'className' | 'aria-labelledby'> {
  readonly done: number;
  /** 0: unknown total. */
  readonly of: number;
}

/** The text beside it is its label. */
export function ProgressBar({ done, of, className, ...rest }: ProgressBarProps) {
  return (
    <progress {...rest} className={classNames(styles.bar, className)} max={Math.max(of, 1)} value={done} />
  );
}
