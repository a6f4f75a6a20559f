import type { CandleWindow } from '../../../contracts/charts.ts';
import { mapFeed, type Feed } from '../../../contracts/feed.ts';
import { messages, retryWait } from '../../../contracts/messages.ts';
import { findCoinSymbol, type Subject } from '../../../contracts/subject.ts';
import { chartPanelCopy as copy } from '../../copy/panels/charts.ts';
import type { Cancel } from '../../api/client.ts';
import { loadAverages, loadCandles } from '../../api/market.ts';
import { useFeed } from '../../feeds/use-feed.ts';
import { CoinIcon } from '../../ui/icons/CoinIcon.tsx';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { ChartSkeleton } from '../../ui/chart/ChartSkeleton.tsx';
import type { Prices } from './candles.ts';
import { candlesHeight, CandlesChart } from './CandlesChart.tsx';
import styles from './charts.module.css';

interface CandlesPanelProps {
  readonly coin: Subject;
  readonly window: CandleWindow;
  readonly headingLevel?: 2 | 3;
  readonly className?: string;
}

export function CandlesPanel({ coin, window, headingLevel = 2, className = '' }: CandlesPanelProps) {
  const status = useFeed({
    key: ['candles', coin.id ?? coin.name],
    load: (cancel) => loadPrices(coin, cancel),
    mayNotExist: true,
  });
  return (
    <FeedPanel
      title={
        <span className={styles.title}>
          <CoinIcon symbol={findCoinSymbol(coin) ?? coin.name} />
          {coin.name}
        </span>
      }
      headingLevel={headingLevel}
      className={className}
      status={status}
      skeleton={<CandlesSkeleton />}
      failure={{ message: messages.loadingFailed, wait: retryWait }}
      missing={<Blank title={copy.noPrices(coin.name)}>{copy.noDailyPrices}</Blank>}
      announce={() => copy.pricesLoaded(coin.name)}
    >
      {(prices, { state }) => <CandlesChart coin={coin} window={window} prices={prices} state={state} />}
    </FeedPanel>
  );
}

async function loadPrices(coin: Subject, cancel: Cancel): Promise<Feed<Prices>> {
  const [candles, averages] = await Promise.all([
    loadCandles(coin, cancel),
    // The candles are shown without them.
    loadAverages(coin, cancel).catch(() => undefined),
  ]);
  return mapFeed(candles, (value) => ({ candles: value, averages: averages?.value }));
}

const skeletonBars = [46, 62, 54, 70, 64, 82, 74, 60, 68, 52, 44, 58, 66] as const;

function CandlesSkeleton() {
  return (
    <ChartSkeleton className={styles.content}>
      <Skeleton width={220} height={16} />
      <div className={styles.bars} style={{ height: candlesHeight }}>
        {skeletonBars.map((percent) => (
          <Skeleton key={percent} height={`${percent}%`} />
        ))}
      </div>
      <Skeleton width={120} height={32} />
      <Skeleton width={180} height={36} />
    </ChartSkeleton>
  );
}
