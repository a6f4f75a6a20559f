import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { toBarsHeight } from './bar-rows.ts';
import styles from './ReservesSkeleton.module.css';

/** Of the bars, in percent: the largest holding stands first. */
const widths = [62, 58, 52, 50, 44, 34, 30, 28, 20, 12] as const;

/** Bars in grey while the reserves are on their way. */
export function ReservesSkeleton() {
  return (
    <div className={styles.rows} style={{ height: toBarsHeight(widths.length) }}>
      {widths.map((width) => (
        <div className={styles.row} key={width}>
          <Skeleton width={40} />
          <Skeleton width={`${width}%`} height={16} />
        </div>
      ))}
    </div>
  );
}
