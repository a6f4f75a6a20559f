import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import cardStyles from '../../feeds/source-card.module.css';
import listStyles from './EventList.module.css';

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
          <div key={index} className={cardStyles.beside}>
            <div className={cardStyles.picture} />
            <div className={cardStyles.bars}>
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
