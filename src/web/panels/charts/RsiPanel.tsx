import { rsiDays, type ChartCoin } from '../../../contracts/charts.ts';
import { messages, retryWait } from '../../../contracts/messages.ts';
import { loadRsi } from '../../api/market.ts';
import { useFeed } from '../../feeds/use-feed.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { RsiChart } from './RsiChart.tsx';
import { RsiSkeleton } from './RsiSkeleton.tsx';
import styles from './RsiPanel.module.css';

interface RsiPanelProps {
  readonly coin: ChartCoin;
  readonly headingLevel?: 2 | 3 | 4;
  readonly className?: string;
}

/** How strong a coin's rises were compared with its falls. */
export function RsiPanel({ coin, headingLevel = 2, className = '' }: RsiPanelProps) {
  const status = useFeed({
    key: ['rsi', coin.symbol],
    load: (cancel) => loadRsi(coin.symbol, cancel),
  });
  return (
    <FeedPanel
      title={
        <>
          <VisuallyHidden>{coin.title} </VisuallyHidden>
          RSI <span className={styles.days}>{rsiDays} days</span>
        </>
      }
      headingLevel={headingLevel}
      className={className}
      status={status}
      skeleton={<RsiSkeleton />}
      failure={{ message: messages.loadingFailed, wait: retryWait }}
      announce={() => `${coin.title} RSI loaded`}
    >
      {(rsi) => <RsiChart coin={coin} rsi={rsi} />}
    </FeedPanel>
  );
}
