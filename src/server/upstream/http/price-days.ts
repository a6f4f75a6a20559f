import { Type } from 'typebox';
import { toNextMidnight } from '../../../lib/utc-day.ts';
import { day, hour } from '../../../lib/durations.ts';
import type { PriceDay } from '../../ports/market.ts';
import { toNumber, toPositive } from './plain-values.ts';
import { buildRowReader } from './response-checks.ts';

/** One row of candles: opening time and four figures, in the source's order. */
export const candle = Type.Array(Type.Unknown(), { minItems: 5 });
export const readCandle = buildRowReader(candle);

/** A source's seconds since 1970 in ms; undefined if they are no number. */
export function toMilliseconds(seconds: unknown): number | undefined {
  const number = toNumber(seconds);
  return number === undefined ? undefined : number * 1000;
}

/**
 * One day from a row of a source; `openedAt` in ms, figures as the source has them. Undefined if one is missing, or if
 * they cannot be one day's, such as a low above the high from columns in another order.
 */
export function toPriceDay(
  openedAt: number | undefined,
  figures: Readonly<Record<'open' | 'high' | 'low' | 'close', unknown>>,
): PriceDay | undefined {
  const [open, high, low, close] = [figures.open, figures.high, figures.low, figures.close].map(toPositive);
  if (openedAt === undefined || open === undefined || close === undefined) return undefined;
  if (high === undefined || high < Math.max(open, close)) return undefined;
  if (low === undefined || low > Math.min(open, close)) return undefined;
  return { time: openedAt + day, open, high, low, close };
}

/** A series that ended longer ago than this, in ms, is out of date, for example of a pair no longer traded. */
const maxAge = 2 * day;

/**
 * Days in any order in the port's shape: oldest first, each once, without the unfinished day at `now` (ms). Omits days
 * before a gap, since averages across it would be wrong, and all days if the latest is not recent.
 */
export function toPriceDays(days: readonly PriceDay[], now: number): readonly PriceDay[] {
  const closed = new Map(days.filter(({ time }) => time <= now).map((row) => [row.time, row]));
  const sorted = [...closed.values()].toSorted((a, b) => a.time - b.time);
  const latest = sorted.at(-1);
  if (latest === undefined || now - latest.time > maxAge) return [];
  const start = sorted.findLastIndex(({ time }, index) => time - (sorted[index - 1]?.time ?? time) !== day);
  return sorted.slice(start);
}

/** Most delay of a midnight price, in ms; a later one is the current price. */
const maxDelay = hour;

/** A price in US dollars at a moment (ms). */
export interface PricePoint {
  readonly moment: number;
  readonly price: number;
}

/** One price from a row of a source; undefined if time or price is missing. */
export function toPricePoint(moment: number | undefined, figure: unknown): PricePoint | undefined {
  const price = toPositive(figure);
  return moment === undefined || price === undefined ? undefined : { moment, price };
}

/**
 * Days as from {@link toPriceDays}, from midnight prices: a day opens at one midnight's price and closes at the next
 * one's; high and low are the higher and the lower of the two.
 */
export function toDaysBetween(points: readonly PricePoint[], now: number): readonly PriceDay[] {
  const midnights = new Map(
    points
      .map(({ moment, price }) => {
        const midnight = toNextMidnight(moment) - day;
        return { midnight, delay: moment - midnight, price };
      })
      .filter(({ delay }) => delay < maxDelay)
      .toSorted((a, b) => b.delay - a.delay)
      .map(({ midnight, price }) => [midnight, price]),
  );
  const rows = [...midnights].flatMap(([openedAt, open]) => {
    const close = midnights.get(openedAt + day);
    if (close === undefined) return [];
    const [high, low] = [Math.max(open, close), Math.min(open, close)];
    return toPriceDay(openedAt, { open, high, low, close }) ?? [];
  });
  return toPriceDays(rows, now);
}
