import { useState } from 'react';
import type { NewsItem } from '../../../contracts/news.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { ShowMore } from '../../ui/controls/ShowMore.tsx';
import { NewsCard } from './NewsCard.tsx';
import styles from './NewsList.module.css';

/** Stories that are shown at first, and that each 'Show more' adds. */
const page = 24;

export function NewsList({ stories }: { readonly stories: readonly NewsItem[] }) {
  const [shown, setShown] = useState(page);
  if (stories.length === 0) return <Blank title="There is no news at the moment.">Check back later.</Blank>;
  const newestFirst = stories.toSorted((one, other) => other.feedDate - one.feedDate);
  return (
    <>
      <p className={styles.note}>Newest first. A title opens its article in a new window.</p>
      <ul className={styles.cards}>
        {newestFirst.slice(0, shown).map((story, index) => (
          <li key={`${index} ${story.link}`}>
            <NewsCard story={story} />
          </li>
        ))}
      </ul>
      <ShowMore shown={shown} of={stories.length} page={page} onMore={() => setShown(shown + page)} />
    </>
  );
}
