import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { ChartSkeleton } from '../../ui/chart/ChartSkeleton.tsx';
import styles from './charts.module.css';

const skeletonBars = [46, 62, 54, 70, 64, 82, 74, 60, 68, 52, 44, 58, 66] as const;

/** Candles in grey while the prices are on their way. */
export function CandlesSkeleton() {
  return (
    <ChartSkeleton className={styles.content}>
      <Skeleton width={220} height={16} />
      <div className={styles.bars}>
        {skeletonBars.map((percent) => (
          <Skeleton key={percent} height={`${percent}%`} />
        ))}
      </div>
      <Skeleton width={120} height={32} />
      <Skeleton width={180} height={36} />
    </ChartSkeleton>
  );
}
