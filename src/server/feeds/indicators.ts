import { EMA, MACD, RSI } from 'trading-signals';
import { macdDays, rsiDays, type Macd, type Rsi } from '../../contracts/charts.ts';
import type { PriceDay } from '../ports/market.ts';

/** Relative strength over 14 days with Wilder's smoothing, the latest day first. */
export function toRsi(days: readonly PriceDay[]): Rsi {
  const rsi = new RSI(14);
  const values = days.map(({ close }) => rsi.update(close, false));
  return latestFirst(values, rsiDays).map((value, backtrack) => ({ backtrack, value }));
}

/** The 12-day less the 26-day exponential average, with its 9-day average as the signal, the latest day first. */
export function toMacd(days: readonly PriceDay[]): Macd {
  const macd = new MACD(new EMA(12), new EMA(26), new EMA(9));
  const results = days.map(({ close }) => macd.update(close, false));
  return latestFirst(results, macdDays).map((result, backtrack) => ({
    backtrack,
    valueMACD: result.macd,
    valueMACDSignal: result.signal,
    valueMACDHist: result.histogram,
  }));
}

function latestFirst<T>(perDay: readonly (T | null)[], count: number): readonly T[] {
  return perDay
    .slice(-count)
    .toReversed()
    .filter((result) => result !== null);
}
