import { ChartSkeleton } from '../../ui/chart/ChartSkeleton.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import styles from './MacdPanel.module.css';

/** The chart in grey while the figures are on their way. */
export function MacdSkeleton() {
  return (
    <ChartSkeleton className={styles.content}>
      <Skeleton width={220} height={16} />
      <Skeleton height={144} />
      <Skeleton width={120} height={32} />
      <Skeleton width={220} height={36} />
    </ChartSkeleton>
  );
}
