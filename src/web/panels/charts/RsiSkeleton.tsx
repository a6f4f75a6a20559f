import { ChartSkeleton } from '../../ui/chart/ChartSkeleton.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import styles from './RsiPanel.module.css';

/** The chart in grey while the figures are on their way. */
export function RsiSkeleton() {
  return (
    <ChartSkeleton className={styles.content}>
      <Skeleton height={148} />
      <Skeleton width={120} height={32} />
      <Skeleton width={220} height={36} />
    </ChartSkeleton>
  );
}
