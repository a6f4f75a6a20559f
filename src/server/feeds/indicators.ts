import { EMA, MACD, RSI } from 'trading-signals';
import { macdDays, rsiDays, type Macd, type Rsi } from '../../contracts/charts.ts';
import type { PriceDay } from '../ports/market.ts';

/** Relative strength over 14 days with Wilder's smoothing, the latest day first. */
export function toRsi(days: readonly PriceDay[]): Rsi {
  const rsi = new RSI(14);
  const values = days.map(({ time, close }) => toDated(time, rsi.update(close, false)));
  return latestFirst(values, rsiDays).map(({ time, result: value }, backtrack) => ({
    backtrack,
    time,
    value,
  }));
}

/** The 12-day less the 26-day exponential average, with its 9-day average as the signal, the latest day first. */
export function toMacd(days: readonly PriceDay[]): Macd {
  const macd = new MACD(new EMA(12), new EMA(26), new EMA(9));
  const results = days.map(({ time, close }) => toDated(time, macd.update(close, false)));
  return latestFirst(results, macdDays).map(({ time, result }, backtrack) => ({
    backtrack,
    time,
    valueMACD: result.macd,
    valueMACDSignal: result.signal,
    valueMACDHist: result.histogram,
  }));
}

interface Dated<T> {
  /** When its day closed, in ms. */
  readonly time: number;
  readonly result: T;
}

/** Null: the days before it are too few. */
function toDated<T>(time: number, result: T | null): Dated<T> | null {
  return result === null ? null : { time, result };
}

function latestFirst<T>(perDay: readonly (Dated<T> | null)[], count: number): readonly Dated<T>[] {
  return perDay
    .slice(-count)
    .toReversed()
    .filter((day) => day !== null);
}
