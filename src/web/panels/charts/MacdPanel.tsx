import { macdDays, type ChartCoin } from '../../../contracts/charts.ts';
import { messages, retryWait } from '../../../contracts/messages.ts';
import { loadMacd } from '../../api/market.ts';
import { useFeed } from '../../feeds/use-feed.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { MacdChart } from './MacdChart.tsx';
import { MacdSkeleton } from './MacdSkeleton.tsx';
import styles from './MacdPanel.module.css';

interface MacdPanelProps {
  readonly coin: ChartCoin;
  readonly headingLevel?: 2 | 3 | 4;
  readonly className?: string;
}

/** How a coin's fast average moves against its slow one. */
export function MacdPanel({ coin, headingLevel = 2, className = '' }: MacdPanelProps) {
  const status = useFeed({
    key: ['macd', coin.symbol],
    load: (cancel) => loadMacd(coin.symbol, cancel),
  });
  return (
    <FeedPanel
      title={
        <>
          <VisuallyHidden>{coin.title} </VisuallyHidden>
          MACD <span className={styles.days}>{macdDays} days</span>
        </>
      }
      headingLevel={headingLevel}
      className={className}
      status={status}
      skeleton={<MacdSkeleton />}
      failure={{ message: messages.loadingFailed, wait: retryWait }}
      announce={() => `${coin.title} MACD loaded`}
    >
      {(macd) => <MacdChart coin={coin} macd={macd} />}
    </FeedPanel>
  );
}
