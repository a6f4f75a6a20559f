import { EMA, MACD, RSI } from 'trading-signals';
import { macdDays, rsiDays, type Macd, type Rsi } from '../../contracts/charts.ts';
import type { PriceDay } from '../ports/market.ts';

/** Of a price that has never moved: neither rise nor fall is stronger. */
const flatRsi = 50;

/** Wilder's smoothing, latest day first; the first value is of the 15th day. */
export function toRsi(days: readonly PriceDay[]): Rsi {
  const rsi = new RSI(14);
  const move = days.findIndex(({ close }) => close !== days[0]?.close);
  const values = days.map(({ time, close }, index) => {
    const value = rsi.update(close, false);
    return toDated(time, value !== null && (move === -1 || index < move) ? flatRsi : value);
  });
  return latestFirst(values, rsiDays).map(({ time, result: value }, backtrack) => ({
    backtrack,
    time,
    value,
  }));
}

/** Days after which the first price no longer shows in the averages. */
const macdSettles = 150;

/** Latest day first; none of fewer than 150 days. */
export function toMacd(days: readonly PriceDay[]): Macd {
  if (days.length < macdSettles) return [];
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
