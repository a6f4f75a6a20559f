import { messages, retryWait } from '../../../contracts/messages.ts';
import { coinPanelCopy as copy } from '../../copy/panels/coin.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { CoinNewsRows } from './CoinNewsList.tsx';
import { useCoinNews } from './use-coin.ts';
import styles from './Rows.module.css';

const skeleton = (
  <div className={styles.waiting}>
    <Skeleton width="80%" />
    <Skeleton width="65%" />
  </div>
);

export function CoinNewsPanel({ name }: { readonly name: string }) {
  return (
    <FeedPanel
      title={copy.news}
      status={useCoinNews(name)}
      skeleton={skeleton}
      failure={{ message: messages.loadingFailed, wait: retryWait }}
    >
      {(_, feed) => (
        <div className={styles.panel}>
          <CoinNewsRows feed={feed} />
        </div>
      )}
    </FeedPanel>
  );
}
