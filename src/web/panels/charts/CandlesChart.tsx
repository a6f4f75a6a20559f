import { useCallback, useMemo } from 'react';
import type { Candles, CandleWindow, ChartCoin } from '../../../contracts/charts.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import type { ChartLook } from '../../ui/chart/Chart.tsx';
import { ChartFacts } from '../../ui/chart/ChartFacts.tsx';
import { ChartLegend } from '../../ui/chart/ChartLegend.tsx';
import { toCandleRows } from './candle-rows.ts';
import type { CandleRow } from './candle-rows.ts';
import { toAmount, toDistance, toMoment, toPoint } from './candle-text.ts';
import { toDollars } from '../../ui/text/amounts.ts';
import { drawCandles } from './draw-candles.ts';
import styles from './CandlesPanel.module.css';

interface CandlesChartProps {
  readonly coin: ChartCoin;
  readonly window: CandleWindow;
  readonly candles: Candles;
}

const chartHeight = 232;

export function CandlesChart({ coin, window, candles }: CandlesChartProps) {
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
  if (last === undefined) return <Blank title={`No prices of ${coin.title} are known`} />;
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
        label={`${caption}, to ${toMoment(last.time)}. Last close ${toDollars(last.close)}.`}
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
  const distance = average === undefined ? { text: 'Too few prices for' } : toDistance(close, average);
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
  const amounts = [open, high, low, close].map(toAmount);
  return [toMoment(time), ...amounts, average === undefined ? '-' : toAmount(average)];
}
