import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import cardStyles from '../../feeds/source-card.module.css';
import listStyles from './NewsList.module.css';

const widths = [88, 72, 94, 80, 66, 90] as const;

// More than a window shows, so that what stands below does not jump when the news comes.
const cards = Array.from({ length: 16 }, (_, index) => ({ index, width: widths[index % widths.length] }));

/** Cards in grey while the news is on its way. */
export function NewsSkeleton() {
  return (
    <div className={listStyles.cards}>
      {cards.map(({ index, width }) => (
        <div key={index} className={cardStyles.above}>
          <div className={cardStyles.picture} />
          <div className={cardStyles.bars}>
            <Skeleton width={`${width}%`} height={14} />
            <Skeleton width="48%" />
          </div>
        </div>
      ))}
    </div>
  );
}
