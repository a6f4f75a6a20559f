import { candleWindows, type Candles, type CandleWindow } from '../../../contracts/charts.ts';
import { chartPanelCopy as copy } from '../../copy/panels/charts.ts';
import { toPrice, toSignedPercent } from '../../ui/text/amounts.ts';
import { toShortUtcMoment } from '../../ui/text/moments.ts';

export interface CandleRow {
  /** When the candle closed, in ms. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** One per window, in the order of {@link candleWindows}. */
  readonly averages: readonly Average[];
}

export interface Average {
  readonly window: CandleWindow;
  /** Mean of a full window of closes that ends with the candle; undefined with too few closes. */
  readonly price: number | undefined;
}

export function toCandleRows(candles: Candles, { candles: count }: CandleWindow): readonly CandleRow[] {
  const closes = candles.map(([, , , , close]) => close);
  const first = Math.max(0, candles.length - count);
  return candles.slice(first).map(([time, open, high, low, close], index) => {
    const known = closes.slice(0, first + index + 1);
    const averages = candleWindows.map((window) => ({ window, price: toMean(known, window.candles) }));
    return { time, open, high, low, close, averages };
  });
}

function toMean(prices: readonly number[], count: number): number | undefined {
  if (prices.length < count) return undefined;
  return prices.slice(-count).reduce((sum, price) => sum + price, 0) / count;
}

/** Signed percentage. */
export function toDistance(
  close: number,
  average: number,
): { readonly text: string; readonly tone?: 'up' | 'down' } {
  const percent = toSignedPercent(close / average - 1);
  if (close > average) return { text: copy.above(percent), tone: 'up' };
  return close < average ? { text: copy.below(percent), tone: 'down' } : { text: copy.at };
}

export function toPoint({ time, open, high, low, close, averages }: CandleRow): string {
  return [
    `Closed ${toShortUtcMoment(time)}`,
    `Open ${toPrice(open)}`,
    `High ${toPrice(high)}`,
    `Low ${toPrice(low)}`,
    `Close ${toPrice(close)} (${toMove(open, close)})`,
    ...averages.flatMap(({ window, price }) =>
      price === undefined ? [] : [`${copy.average(window)} ${toPrice(price)}`],
    ),
  ].join('\n');
}

function toMove(open: number, close: number): string {
  if (close === open) return 'unchanged';
  return `${close > open ? '▲' : '▼'} ${toSignedPercent(close / open - 1)}`;
}
