import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import styles from './MovementsSkeleton.module.css';

const ownerWidths = [120, 88, 132, 96, 112, 104] as const;

/** A few transactions in grey while they are on their way. */
export function MovementsSkeleton() {
  return (
    <div className={styles.rows}>
      {ownerWidths.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={48} />
          <div className={styles.owner}>
            <Skeleton width={width} />
            <Skeleton width={72} height={10} />
          </div>
          <Skeleton width={96} height={16} />
        </div>
      ))}
    </div>
  );
}
