import { candleWindows, type Averages, type Candles, type CandleWindow } from '../../../contracts/charts.ts';
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
  /** Of the daily closes of the window that ends with the candle; undefined with too few days. */
  readonly price: number | undefined;
}

export interface Prices {
  readonly candles: Candles;
  /** Undefined: they could not be loaded. */
  readonly averages: Averages | undefined;
}

export function toCandleRows(
  { candles, averages: known = [] }: Prices,
  { candles: count }: CandleWindow,
): readonly CandleRow[] {
  return candles.slice(-count).map(([time, open, high, low, close]) => {
    const [, ...prices] = known.find(([at]) => at === time) ?? [];
    const averages = candleWindows.map((window, index) => ({ window, price: prices[index] ?? undefined }));
    return { time, open, high, low, close, averages };
  });
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
