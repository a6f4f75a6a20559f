import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import styles from './CoinSkeleton.module.css';

const factWidths = [72, 96, 40, 48, 88, 80, 112, 92, 104, 64] as const;
const personWidths = [128, 104, 116] as const;

/** The panel's rows in grey while the coin is on its way. */
export function CoinSkeleton() {
  return (
    <div>
      <div className={styles.facts}>
        {factWidths.map((width) => (
          <div className={styles.row} key={width}>
            <Skeleton width={84} />
            <Skeleton width={width} />
          </div>
        ))}
      </div>
      <div className={styles.block}>
        <Skeleton width={92} />
        <div className={styles.chips}>
          <Skeleton width={76} height={24} />
          <Skeleton width={84} height={24} />
          <Skeleton width={64} height={24} />
        </div>
      </div>
      <div className={styles.block}>
        <Skeleton width={48} />
        {personWidths.map((width) => (
          <div className={styles.person} key={width}>
            <Skeleton width={24} height={24} />
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    </div>
  );
}
