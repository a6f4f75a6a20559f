import { useState } from 'react';
import { messages, retryWait } from '../../../contracts/messages.ts';
import type { NewsItem } from '../../../contracts/news.ts';
import { newsPanelCopy as copy } from '../../copy/panels/news.ts';
import { loadNews } from '../../api/market.ts';
import { useFeed } from '../../feeds/use-feed.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { ShowMore } from '../../ui/controls/ShowMore.tsx';
import { ExternalTextLink } from '../../ui/text/ExternalTextLink.tsx';
import { SourcePicture } from '../../feeds/SourcePicture.tsx';
import { UtcMoment } from '../../ui/text/UtcMoment.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { toCountOf } from '../../../lib/number-format.ts';
import styles from './NewsPanel.module.css';
import cardStyles from '../../feeds/source-card.module.css';

const failure = { message: messages.loadingFailed, wait: retryWait };

export function NewsPanel() {
  const status = useFeed({ key: ['news'], load: loadNews });
  return (
    <FeedPanel
      title={copy.title}
      status={status}
      skeleton={<NewsSkeleton />}
      failure={failure}
      announce={({ result }) => toStoryCount(result.length)}
    >
      {({ result }) => <NewsList stories={result} />}
    </FeedPanel>
  );
}

/** Number of stories shown at first: the page's questions are soon after them on a phone. */
const first = 9;

/** Number of stories added by each 'Show more'. */
const more = 24;

function NewsList({ stories }: { readonly stories: readonly NewsItem[] }) {
  const [shown, setShown] = useState(first);
  if (stories.length === 0) return <Blank title={copy.none}>{copy.noneHint}</Blank>;
  const newestFirst = stories.toSorted((one, other) => other.feedDate - one.feedDate);
  return (
    <>
      <p className={styles.note}>{copy.note}</p>
      <ul className={styles.cards}>
        {newestFirst.slice(0, shown).map((story, index) => (
          <li key={`${index} ${story.link}`}>
            <NewsCard story={story} />
          </li>
        ))}
      </ul>
      <ShowMore shown={shown} of={stories.length} page={first} onMore={() => setShown(shown + more)} />
    </>
  );
}

function NewsCard({ story: { title, link, media, feedDate, source } }: { readonly story: NewsItem }) {
  return (
    <article className={cardStyles.above}>
      <SourcePicture src={media} alt="" />
      <div className={cardStyles.text}>
        <h3 className={cardStyles.title}>
          <ExternalTextLink href={link}>{title}</ExternalTextLink>
        </h3>
        <p className={styles.meta}>
          <span className={styles.source}>{source}</span>
          <UtcMoment time={feedDate} />
        </p>
      </div>
    </article>
  );
}

const skeletonWidths = [88, 72, 94, 80, 66, 90] as const;

// As many as are shown, so that nothing below jumps when the news loads.
const skeletonCards = Array.from({ length: first }, (_, index) => ({
  index,
  width: skeletonWidths[index % skeletonWidths.length],
}));

function NewsSkeleton() {
  return (
    <div className={styles.cards}>
      {skeletonCards.map(({ index, width }) => (
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

function toStoryCount(count: number): string {
  return toCountOf(count, 'story', 'stories');
}
