import { EMA, MACD, RSI } from 'trading-signals';
import { macdDays, rsiDays, type Macd, type Rsi } from '../../contracts/charts.ts';
import type { PriceDay } from '../ports/market.ts';

/** Wilder's smoothing, latest day first. */
export function toRsi(days: readonly PriceDay[]): Rsi {
  const rsi = new RSI(14);
  const values = days.map(({ time, close }) => toDated(time, rsi.update(close, false)));
  return latestFirst(values, rsiDays).map(({ time, result: value }, backtrack) => ({
    backtrack,
    time,
    value,
  }));
}

/** Latest day first. */
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
  /** In ms. */
  readonly time: number;
  readonly result: T;
}

function toDated<T>(time: number, result: T | null): Dated<T> | null {
  return result === null ? null : { time, result };
}

function latestFirst<T>(perDay: readonly (Dated<T> | null)[], count: number): readonly Dated<T>[] {
  return perDay
    .slice(-count)
    .toReversed()
    .filter((day) => day !== null);
}
