import type { CandleWindow, ChartCoin } from '../../../contracts/charts.ts';
import { messages, retryWait } from '../../../contracts/messages.ts';
import { chartPanelCopy as copy } from '../../copy/panels.ts';
import { loadCandles } from '../../api/market.ts';
import { useFeed } from '../../feeds/use-feed.ts';
import { CoinIcon } from '../../feeds/CoinIcon.tsx';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { CandlesChart } from './CandlesChart.tsx';
import { CandlesSkeleton } from './CandlesSkeleton.tsx';
import { useTellCoin } from './use-tell-coin.ts';
import styles from './charts.module.css';

interface CandlesPanelProps {
  readonly coin: ChartCoin;
  readonly window: CandleWindow;
  readonly headingLevel?: 2 | 3;
  readonly className?: string;
}

/** The price of a coin over some days, in candles of four days, with its averages. */
export function CandlesPanel({ coin, window, headingLevel = 2, className = '' }: CandlesPanelProps) {
  const status = useFeed({
    key: ['candles', coin.name],
    load: (cancel) => loadCandles(coin.name, cancel),
  });
  useTellCoin(coin);
  return (
    <FeedPanel
      title={
        <span className={styles.title}>
          <CoinIcon symbol={coin.symbol} />
          {coin.title}
        </span>
      }
      headingLevel={headingLevel}
      className={className}
      status={status}
      skeleton={<CandlesSkeleton />}
      failure={{ message: messages.loadingFailed, wait: retryWait }}
      announce={() => copy.pricesLoaded(coin.title)}
    >
      {(candles, { state }) => <CandlesChart coin={coin} window={window} candles={candles} state={state} />}
    </FeedPanel>
  );
}
