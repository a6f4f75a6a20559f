import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import styles from './TickerSkeleton.module.css';

const supplyWidths = [84, 116, 108] as const;

/** The figures in grey while they are on their way. */
export function TickerSkeleton() {
  return (
    <div>
      <div className={styles.quote}>
        <Skeleton width={36} height={36} />
        <div className={styles.price}>
          <Skeleton width={72} />
          <Skeleton width={136} height={24} />
        </div>
        <Skeleton width={160} height={28} />
      </div>
      <div className={styles.supplies}>
        {supplyWidths.map((width) => (
          <div key={width} className={styles.supply}>
            <Skeleton width={96} />
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    </div>
  );
}
