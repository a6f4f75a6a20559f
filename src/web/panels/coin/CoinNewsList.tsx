import { useState, type ReactNode } from 'react';
import type { CoinNews } from '../../../contracts/coin-data.ts';
import type { Feed } from '../../../contracts/feed.ts';
import { coinPanelCopy as copy } from '../../copy/panels/coin.ts';
import { FeedAge } from '../../feeds/FeedAge.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Block } from './Block.tsx';
import { findDay, toFileName } from './coin-text.ts';
import { useCoinNews } from './use-coin.ts';
import blockStyles from './Block.module.css';
import styles from './Rows.module.css';
import dialogStyles from './CoinDialog.module.css';

export function CoinNewsList({ name }: { readonly name: string }) {
  const status = useCoinNews(name);
  if (status.kind === 'failed') return null;
  if (status.kind === 'ready') return <LoadedNews feed={status.feed} />;
  return (
    <Block title={copy.news}>
      <div className={styles.waiting} aria-busy="true">
        <Skeleton width="80%" />
        <Skeleton width="65%" />
      </div>
    </Block>
  );
}

function LoadedNews({ feed }: NewsProps) {
  return (
    <Block title={copy.news} count={feed.value.length} badge={<FeedAge {...feed} />}>
      <CoinNewsRows feed={feed} />
    </Block>
  );
}

interface NewsProps {
  readonly feed: Feed<CoinNews>;
}

export function CoinNewsRows({ feed }: NewsProps) {
  const [chosen, setChosen] = useState<CoinNews[number]>();
  const { value: news, source, asOf, state } = feed;
  return (
    <>
      {news.length === 0 ? (
        <p className={blockStyles.empty}>{copy.noNews}</p>
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
                <span className={styles.date}>{findDay(story.published_at)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <CoinNewsDialog story={chosen} onClose={() => setChosen(undefined)}>
        <FeedAge source={source} asOf={asOf} state={state} />
      </CoinNewsDialog>
    </>
  );
}

interface CoinNewsDialogProps {
  readonly story: CoinNews[number] | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function CoinNewsDialog({ story, onClose, children }: CoinNewsDialogProps) {
  return (
    <Dialog open={story !== undefined} title={story?.title ?? ''} onClose={onClose} size="wide">
      {story && (
        <div className={dialogStyles.content}>
          <p className={dialogStyles.meta}>
            <span>
              {copy.published} {findDay(story.published_at) ?? copy.dateUnknown}
            </span>
            <span>
              {copy.by} {story.author.name ?? copy.authorUnknown}
            </span>
          </p>
          <p className={dialogStyles.text}>{story.content}</p>
          {story.pdfUrl !== null && (
            <p>
              <ExternalLink href={story.pdfUrl} className={dialogStyles.link}>
                <Icon name="file" size="sm" />
                {copy.paper} {toFileName(story.pdfUrl)}
              </ExternalLink>
            </p>
          )}
          {children}
        </div>
      )}
    </Dialog>
  );
}
