import { toNextMidnight } from '../../../lib/utc-day.ts';
import type { PriceDay } from '../../ports/market.ts';
import { toNumber } from './plain-values.ts';
import { toPositive } from './positive.ts';
import { buildRowReader } from './response-checks.ts';

const day = 24 * 60 * 60 * 1000;

/** One row of candles: when it opened and four figures, in the source's order; undefined where it has fewer columns. */
export const readPriceRow = buildRowReader({ type: 'array', minItems: 5 });

/** A source's seconds since 1970 as milliseconds; undefined where they are no number. */
export function toMilliseconds(seconds: unknown): number | undefined {
  const number = toNumber(seconds);
  return number === undefined ? undefined : number * 1000;
}

/**
 * One day out of a row of a source; `openedAt` in ms, the figures as the source has them. Undefined where one is
 * missing, or where they can't be those of one day: a low above the high, say, as in columns of another order.
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

/** A series that ended longer ago than this, in ms, says nothing of today: a pair that is traded no more, say. */
const maxAge = 2 * day;

/**
 * Days in any order as the port has them: oldest first, each once, without the one that is still under way at `now`
 * (ms). What lies before a missing day is left out, since averages across a gap would be wrong; all of them are where
 * the latest is not recent.
 */
export function toPriceDays(days: readonly PriceDay[], now: number): readonly PriceDay[] {
  const closed = new Map(days.filter(({ time }) => time <= now).map((row) => [row.time, row]));
  const sorted = [...closed.values()].toSorted((a, b) => a.time - b.time);
  const latest = sorted.at(-1);
  if (latest === undefined || now - latest.time > maxAge) return [];
  const start = sorted.findLastIndex(({ time }, index) => time - (sorted[index - 1]?.time ?? time) !== day);
  return sorted.slice(start);
}

/** How late the price of midnight may be, in ms; a later one is the current price. */
const maxDelay = 60 * 60 * 1000;

/** A price in US dollars at a moment (ms). */
export interface PricePoint {
  readonly moment: number;
  readonly price: number;
}

/** One price out of a row of a source; undefined where one of the two is missing. */
export function toPricePoint(moment: number | undefined, figure: unknown): PricePoint | undefined {
  const price = toPositive(figure);
  return moment === undefined || price === undefined ? undefined : { moment, price };
}

/**
 * Days as {@link toPriceDays} has them, of a source that tells the price of each midnight: a day opens at one midnight's
 * price and closes at the next one's, and its high and low are the higher and the lower of the two.
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
