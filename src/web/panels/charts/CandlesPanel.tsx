import { useCallback, useMemo } from 'react';
import type { CandleWindow, ChartCoin, Candles } from '../../../contracts/charts.ts';
import { messages, retryWait } from '../../../contracts/messages.ts';
import { chartPanelCopy as copy } from '../../copy/panels.ts';
import { loadCandles } from '../../api/market.ts';
import { useFeed } from '../../feeds/use-feed.ts';
import { CoinIcon } from '../../feeds/CoinIcon.tsx';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import type { ChartLook } from '../../ui/chart/look.ts';
import { ChartFacts } from '../../ui/chart/ChartFacts.tsx';
import { ChartLegend } from '../../ui/chart/ChartLegend.tsx';
import { toDollars, toHundredth } from '../../ui/text/amounts.ts';
import { toShortUtcMoment } from '../../ui/text/moments.ts';
import { ChartSkeleton } from '../../ui/chart/ChartSkeleton.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { toCandleRows, type CandleRow, toDistance, toPoint, drawCandles } from './candles.ts';
import styles from './charts.module.css';

interface CandlesPanelProps {
  readonly coin: ChartCoin;
  readonly window: CandleWindow;
  readonly headingLevel?: 2 | 3;
  readonly className?: string;
}

/** The price of a coin over some days, in candles of four days, beside its average. */
export function CandlesPanel({ coin, window, headingLevel = 2, className = '' }: CandlesPanelProps) {
  const status = useFeed({
    key: ['candles', coin.name],
    load: (cancel) => loadCandles(coin.name, cancel),
  });
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
      {(candles) => <CandlesChart coin={coin} window={window} candles={candles} />}
    </FeedPanel>
  );
}

interface CandlesChartProps {
  readonly coin: ChartCoin;
  readonly window: CandleWindow;
  readonly candles: Candles;
}

const chartHeight = 232;

function CandlesChart({ coin, window, candles }: CandlesChartProps) {
  const rows = useMemo(() => toCandleRows(candles, window), [candles, window]);
  const draw = useCallback((look: ChartLook) => drawCandles(rows, look), [rows]);
  const averageName = `${window.days}-day average`;
  const caption = `${coin.title}, ${rows.length} candles of four days, in US dollars`;
  const toFigures = useCallback(
    () => ({
      points: rows.map((row) => toPoint(row, averageName)),
      table: {
        caption,
        columns: ['Closed', 'Open', 'High', 'Low', 'Close', averageName],
        rows: rows.map(toCells),
      },
    }),
    [rows, caption, averageName],
  );
  const last = rows.at(-1);
  if (last === undefined) return <Blank title={copy.noPrices(coin.title)} />;
  return (
    <div className={styles.content}>
      <ChartLegend
        entries={[
          { mark: 'hollow', label: 'Rose' },
          { mark: 'solid', label: 'Fell' },
          { mark: 'line', label: averageName },
        ]}
      />
      <Chart
        label={`${caption}, to ${toShortUtcMoment(last.time)}. Last close ${toDollars(last.close)}.`}
        height={chartHeight}
        draw={draw}
        count={rows.length}
        toFigures={toFigures}
      />
      <CandlesFacts last={last} averageName={averageName} />
    </div>
  );
}

function CandlesFacts({ last, averageName }: { readonly last: CandleRow; readonly averageName: string }) {
  const { close, average } = last;
  const distance = average === undefined ? { text: copy.tooFewPrices } : toDistance(close, average);
  return (
    <ChartFacts
      facts={[
        { label: 'Last close', value: toDollars(close) },
        { label: averageName, value: average === undefined ? '-' : toDollars(average) },
      ]}
      verdict={`${distance.text} its ${averageName}`}
      {...('tone' in distance && { tone: distance.tone })}
    />
  );
}

function toCells({ time, open, high, low, close, average }: CandleRow): readonly string[] {
  const amounts = [open, high, low, close].map(toHundredth);
  return [toShortUtcMoment(time), ...amounts, average === undefined ? '-' : toHundredth(average)];
}

const skeletonBars = [46, 62, 54, 70, 64, 82, 74, 60, 68, 52, 44, 58, 66] as const;

/** Candles in grey while the prices are on their way. */
function CandlesSkeleton() {
  return (
    <ChartSkeleton className={styles.content}>
      <Skeleton width={220} height={16} />
      <div className={styles.bars}>
        {skeletonBars.map((percent) => (
          <Skeleton key={percent} height={`${percent}%`} />
        ))}
      </div>
      <Skeleton width={120} height={32} />
      <Skeleton width={180} height={36} />
    </ChartSkeleton>
  );
}
