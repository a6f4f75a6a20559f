import type { Candles, CandleWindow } from '../../../contracts/charts.ts';

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
