import type { Candles, CandleWindow } from '../../../contracts/charts.ts';
import { toDollars, toSignedPercent, toWhole } from '../../ui/text/amounts.ts';
import { toShortUtcDate, toShortUtcMoment } from '../../ui/text/moments.ts';
import type { ChartLook, ChartOption } from '../../ui/chart/look.ts';

export interface CandleRow {
  /** When the candle closed, in ms. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Of the closes of a whole window that ends with this candle; undefined where there are too few. */
  readonly average: number | undefined;
}

/** The last candles of a window, oldest first. */
export function toCandleRows(candles: Candles, { candles: count }: CandleWindow): readonly CandleRow[] {
  const closes = candles.map(([, , , , close]) => close);
  const first = Math.max(0, candles.length - count);
  return candles.slice(first).map(([time, open, high, low, close], index) => {
    const end = first + index + 1;
    const average = toAverage(closes.slice(Math.max(0, end - count), end), count);
    return { time, open, high, low, close, average };
  });
}

function toAverage(closes: readonly number[], count: number): number | undefined {
  if (closes.length < count) return undefined;
  return closes.reduce((sum, close) => sum + close, 0) / count;
}

/** Where a price is beside an average, in words and with its sign. */
export function toDistance(
  close: number,
  average: number,
): { readonly text: string; readonly tone?: 'up' | 'down' } {
  const text = toSignedPercent(close / average - 1);
  if (close > average) return { text: `${text}, above`, tone: 'up' };
  return close < average ? { text: `${text}, below`, tone: 'down' } : { text: 'At' };
}

/** Says a candle, a line for each figure. */
export function toPoint(row: CandleRow, averageName: string): string {
  const { open, high, low, close, average } = row;
  return [
    `Closed ${toShortUtcMoment(row.time)}`,
    `Open ${toDollars(open)}`,
    `High ${toDollars(high)}`,
    `Low ${toDollars(low)}`,
    `Close ${toDollars(close)} (${toMove(open, close)})`,
    ...(average === undefined ? [] : [`${averageName} ${toDollars(average)}`]),
  ].join('\n');
}

function toMove(open: number, close: number): string {
  if (close === open) return 'unchanged';
  return `${close > open ? '▲' : '▼'} ${toSignedPercent(close / open - 1)}`;
}

/** Candles, hollow when they rose and solid when they fell, their average as a line, the last price as a tag. */
export function drawCandles(rows: readonly CandleRow[], look: ChartLook): ChartOption {
  return {
    grid: { left: 2, right: 58, top: 24, bottom: 24 },
    xAxis: {
      type: 'category',
      data: rows.map(({ time }) => toShortUtcDate(time)),
      axisLabel: { hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      position: 'right',
      scale: true,
      splitNumber: 3,
      name: 'US$',
      nameGap: 8,
      nameTextStyle: { align: 'left', color: look.text3 },
      axisLabel: { formatter: (price: number) => (isUnderTag(price, rows) ? '' : toWhole(price)) },
    },
    series: [
      {
        type: 'candlestick',
        data: rows.map(({ open, close, low, high }) => [open, close, low, high]),
        barMaxWidth: 16,
        itemStyle: {
          color: look.surface,
          borderColor: look.up,
          color0: look.down,
          borderColor0: look.down,
          borderColorDoji: look.text2,
          borderWidth: 1.5,
        },
        markLine: toLastPrice(rows, look),
      },
      {
        type: 'line',
        data: rows.map(({ average }) => average ?? '-'),
        showSymbol: rows.filter(({ average }) => average !== undefined).length === 1,
        symbolSize: 6,
        color: look.chart1,
        lineStyle: { width: 1.75 },
        silent: true,
      },
    ],
  };
}

/** Whether the tag of the last price would cover the axis there. */
function isUnderTag(price: number, rows: readonly CandleRow[]): boolean {
  const highest = Math.max(...rows.map(({ high }) => high));
  const lowest = Math.min(...rows.map(({ low }) => low));
  return Math.abs(price - (rows.at(-1)?.close ?? Infinity)) < 0.14 * (highest - lowest);
}

function toLastPrice(rows: readonly CandleRow[], look: ChartLook): object {
  const last = rows.at(-1)?.close;
  return {
    silent: true,
    symbol: 'none',
    data: last === undefined ? [] : [{ yAxis: last }],
    lineStyle: { color: look.text3, type: [2, 3], width: 1 },
    label: {
      position: 'end',
      formatter: () => toWhole(last ?? 0),
      color: look.bg,
      backgroundColor: look.text,
      borderRadius: 4,
      padding: [4, 6],
      fontSize: 11,
      fontWeight: 600,
    },
  };
}
