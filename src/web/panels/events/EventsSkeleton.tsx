import { Skeleton } from '../../ui/Skeleton.tsx';
import cardStyles from './EventCard.module.css';
import listStyles from './EventList.module.css';
import styles from './EventsSkeleton.module.css';

const widths = [82, 64, 91, 73, 58, 86, 69, 77, 61] as const;

// More than a window shows, so that what stands below does not jump when the events come.
const cards = Array.from({ length: 27 }, (_, index) => ({ index, width: widths[index % widths.length] }));

/** Cards in grey while the first events are on their way. */
export function EventsSkeleton() {
  return (
    <div className={listStyles.month}>
      <div className={listStyles.heading}>
        <Skeleton width={120} height={14} />
      </div>
      <div className={listStyles.cards}>
        {cards.map(({ index, width }) => (
          <div key={index} className={cardStyles.card}>
            <div className={cardStyles.proof} />
            <div className={styles.text}>
              <Skeleton width={96} />
              <Skeleton width={`${width}%`} height={14} />
              <Skeleton width="40%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
