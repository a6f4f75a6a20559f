import { useCallback, useMemo } from 'react';
import { candleWindows, type CandleWindow } from '../../../contracts/charts.ts';
import type { FeedState } from '../../../contracts/feed.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { chartPanelCopy as copy } from '../../copy/panels/charts.ts';
import { markFigures } from '../../feeds/mark-figures.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import { ChartFacts } from '../../ui/chart/ChartFacts.tsx';
import { ChartLegend, type ChartLegendProps } from '../../ui/chart/ChartLegend.tsx';
import type { ChartLook } from '../../ui/chart/look.ts';
import { toFigureText } from '../../ui/text/figure-text.ts';
import { toPrice, toPriceNumber } from '../../ui/text/amounts.ts';
import { toShortUtcMoment } from '../../ui/text/moments.ts';
import { toCandleRows, type Average, type CandleRow, type Prices, toDistance, toPoint } from './candles.ts';
import { drawCandles } from './draw-candles.ts';
import styles from './charts.module.css';

interface CandlesChartProps {
  readonly coin: Subject;
  readonly window: CandleWindow;
  readonly prices: Prices;
  readonly state: FeedState;
}

/** In px. */
export const candlesHeight = 280;

const averageMarks = ['line', 'dashed', 'dashdot'] as const;

const legend: ChartLegendProps['entries'] = [
  { mark: 'hollow', label: copy.rose },
  { mark: 'solid', label: copy.fell },
  ...candleWindows.map((window, index) => ({
    mark: averageMarks[index] ?? 'line',
    label: copy.average(window),
  })),
];

export function CandlesChart({ coin, window, prices, state }: CandlesChartProps) {
  const rows = useMemo(() => toCandleRows(prices, window), [prices, window]);
  const draw = useCallback((look: ChartLook) => drawCandles(rows, look), [rows]);
  const caption = markFigures(state, `${coin.name}, ${rows.length} candles of four days, in US dollars`);
  const toFigures = useCallback(
    () => ({
      points: rows.map(toPoint),
      table: { caption, columns, rows: rows.map(toCells) },
    }),
    [rows, caption],
  );
  const last = rows.at(-1);
  if (last === undefined) return <Blank title={copy.noPrices(coin.name)} />;
  return (
    <div className={styles.content}>
      <ChartLegend entries={legend} />
      <Chart
        label={`${caption}, to ${toShortUtcMoment(last.time)}. Last close ${toPrice(last.close)}.`}
        height={candlesHeight}
        draw={draw}
        count={rows.length}
        toFigures={toFigures}
      />
      <CandlesFacts last={last} isKnown={prices.averages !== undefined} />
    </div>
  );
}

interface CandlesFactsProps {
  readonly last: CandleRow;
  readonly isKnown: boolean;
}

function CandlesFacts({ last: { close, averages }, isKnown }: CandlesFactsProps) {
  const toFact = ({ window, price }: Average) => {
    const label = copy.average(window);
    if (price === undefined)
      return { label, value: '-', verdict: { text: isKnown ? copy.tooFewPrices : copy.noAverage } };
    return { label, value: toFigureText('usd', price), verdict: toDistance(close, price) };
  };
  return <ChartFacts facts={[{ label: copy.lastClose, value: toPrice(close) }, ...averages.map(toFact)]} />;
}

const columns = [...copy.candleColumns, ...candleWindows.map(copy.average)];

function toCells({ time, open, high, low, close, averages }: CandleRow): readonly string[] {
  const amounts = [open, high, low, close].map(toPriceNumber);
  const means = averages.map(({ price }) => (price === undefined ? '-' : toPriceNumber(price)));
  return [toShortUtcMoment(time), ...amounts, ...means];
}
