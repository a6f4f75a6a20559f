import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ProgressBar.module.css';

interface ProgressBarProps extends Pick<ComponentProps<'progress'>, 'id' | 'className' | 'aria-labelledby'> {
  readonly done: number;
  /** 0: how many there are is not known yet. */
  readonly of: number;
}

/** How many of a number of things are done; the words beside it name it. */
export function ProgressBar({ done, of, className, ...rest }: ProgressBarProps) {
  return (
    <progress {...rest} className={classNames(styles.bar, className)} max={Math.max(of, 1)} value={done} />
  );
}
