import { useState } from 'react';
import type { CoinNews } from '../../../contracts/coin-data.ts';
import type { Feed } from '../../../contracts/feed.ts';
import { FeedAge } from '../../feeds/FeedAge.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { Block } from './Block.tsx';
import { CoinNewsDialog } from './CoinNewsDialog.tsx';
import { toDay } from './coin-text.ts';
import { useCoinNews } from './use-coin.ts';
import blockStyles from './Block.module.css';
import styles from './Rows.module.css';

const title = 'Coin news';

export function CoinNewsList({ name }: { readonly name: string }) {
  const feed = useCoinNews(name);
  if (feed === null) return null;
  if (feed !== undefined) return <LoadedNews feed={feed} />;
  return (
    <Block title={title}>
      <div className={styles.waiting} aria-busy="true">
        <Skeleton width="80%" />
        <Skeleton width="65%" />
      </div>
    </Block>
  );
}

function LoadedNews({ feed }: { readonly feed: Feed<CoinNews> }) {
  const [chosen, setChosen] = useState<CoinNews[number]>();
  const { value: news, source, asOf, state } = feed;
  return (
    <Block title={title} count={news.length} badge={<FeedAge source={source} asOf={asOf} state={state} />}>
      {news.length === 0 ? (
        <p className={blockStyles.empty}>There is no news about this coin at the moment.</p>
      ) : (
        <ul className={styles.rows}>
          {news.map((story) => (
            <li key={`${story.published_at} ${story.title}`}>
              <button
                type="button"
                className={styles.row}
                aria-haspopup="dialog"
                onClick={() => setChosen(story)}
              >
                <span className={styles.name}>{story.title}</span>
                <span className={styles.date}>{toDay(story.published_at)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <CoinNewsDialog story={chosen} onClose={() => setChosen(undefined)}>
        <FeedAge source={source} asOf={asOf} state={state} />
      </CoinNewsDialog>
    </Block>
  );
}
