import { candleWindows, type Averages, type Candles, type IndicatorCoin } from '../../contracts/charts.ts';
import { minPriceDays, type PriceDay, type PriceSource } from '../ports/market.ts';
import { SourceFailure } from '../ports/upstream.ts';

const candleDays = 4;
/** Those of the longest window, and almost as many before it. */
const maxCandles = 2 * Math.max(...candleWindows.map(({ candles }) => candles)) - 1;

/** Rejects with SourceFailure if the averages cannot settle. */
export async function loadEnoughDays(source: PriceSource, coin: IndicatorCoin): Promise<readonly PriceDay[]> {
  const days = await source.priceDays(coin);
  if (days.length < minPriceDays) {
    throw new SourceFailure('malformed', `${days.length} days are too few`);
  }
  return days;
}

export function toCandles(days: readonly PriceDay[]): Candles {
  return listCandleEnds(days).map((end) => toCandle(days.slice(end - candleDays, end)));
}

/** Of daily closes, to the close of each candle. */
export function toAverages(days: readonly PriceDay[]): Averages {
  const closes = days.map(({ close }) => close);
  return listCandleEnds(days).map((end) => {
    const known = closes.slice(0, end);
    const averages = candleWindows.map((window) => averageOfLast(window.days, known) ?? null);
    return [days[end - 1]?.time ?? null, ...averages];
  });
}

/** Counted back from the latest day, so that each candle has all its days; an end is the index after its last day. */
function listCandleEnds(days: readonly PriceDay[]): readonly number[] {
  const count = Math.min(maxCandles, Math.floor(days.length / candleDays));
  const start = days.length - count * candleDays;
  return Array.from({ length: count }, (_, index) => start + (index + 1) * candleDays);
}

function toCandle(days: readonly PriceDay[]): Candles[number] {
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A candle has days');
  const high = Math.max(...days.map((day) => day.high));
  const low = Math.min(...days.map((day) => day.low));
  return [last.time, first.open, high, low, last.close];
}

/** Undefined if there are fewer. */
export function averageOfLast(count: number, prices: readonly number[]): number | undefined {
  if (prices.length < count) return undefined;
  return prices.slice(-count).reduce((total, price) => total + price, 0) / count;
}
