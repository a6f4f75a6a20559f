import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import styles from './AirdropsSkeleton.module.css';

const rows = [78, 64, 86, 70, 58, 82] as const;

/** The table's rows in grey while the file is on its way. */
export function AirdropsSkeleton() {
  return (
    <div className={styles.rows}>
      {rows.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={`${width}%`} height={14} />
          <Skeleton width="60%" />
          <Skeleton width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}
