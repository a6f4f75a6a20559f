import { useState, type ReactNode } from 'react';
import line from '../../ui/blocks/summary.module.css';
import { classNames } from '../../ui/class-names.ts';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './ChartingScreen.module.css';

interface FoldedChartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** On a phone one line until it is opened; else, and on paper, the chart. */
export function FoldedChart({ title, children }: FoldedChartProps) {
  const isFoldable = useMedia('screen and (max-width: 720px)');
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.chart}
      open={isOpen || !isFoldable}
      onToggle={({ currentTarget }) => isFoldable && setOpen(currentTarget.open)}
    >
      <summary className={classNames(line.summary, styles.line)}>
        <span>{title}</span>
        <Icon className={line.chevron} name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
