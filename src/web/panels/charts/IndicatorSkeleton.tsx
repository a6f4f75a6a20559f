import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { ChartSkeleton } from '../../ui/chart/ChartSkeleton.tsx';
import styles from './charts.module.css';

/** Height of an indicator's chart, in px. */
export const indicatorHeight = 144;

interface IndicatorSkeletonProps {
  readonly hasLegend?: boolean;
}

export function IndicatorSkeleton({ hasLegend = false }: IndicatorSkeletonProps) {
  return (
    <ChartSkeleton className={styles.content}>
      {hasLegend && <Skeleton width={220} height={16} />}
      <Skeleton height={indicatorHeight} />
      <Skeleton width={120} height={32} />
      <Skeleton width={220} height={36} />
    </ChartSkeleton>
  );
}
