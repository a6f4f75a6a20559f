import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Chip.module.css';

interface ChipProps {
  readonly tone?: 'neutral' | 'ok' | 'bad' | 'warn' | 'info' | 'accent';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Chip({ tone = 'neutral', className, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, tone !== 'neutral' && styles[tone], className)}>{children}</span>
  );
}
