import { toNextMidnight } from '../../../lib/utc-day.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PriceDay } from '../../ports/market.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { alwaysThere } from '../http/always-there.ts';
import { toSegment } from '../http/path-segment.ts';
import { toNumber } from '../http/plain-values.ts';
import { toPriceDay, toPriceDays } from '../http/price-days.ts';
import { toPositive } from '../http/positive.ts';
import { keepUsable } from '../http/response-checks.ts';
import { chartOrigin, readChart, readPoint } from './responses.ts';

const day = 24 * 60 * 60 * 1000;
/** A year is the longest that is had without a plan; a response for longer than 90 days has one price a day. */
const days = 365;
/** The price of midnight may be late by so many ms; a later one is that of now. */
const maxDelay = 60 * 60 * 1000;

/**
 * The days of a year of a coin, by its id at CoinGecko. It tells the price of each midnight, and candles only of four
 * days in its own rhythm: so a day opens at one midnight's price and closes at the next one's, and its high and low are
 * the higher and the lower of the two. Rejects with UpstreamError.
 */
export async function loadPriceDays(load: LoadJson, clock: Clock, id: string): Promise<readonly PriceDay[]> {
  const loading = load(
    `/coins/${toSegment(chartOrigin.source, id)}/market_chart?vs_currency=usd&days=${days}`,
  );
  const { prices } = readChart(await alwaysThere(chartOrigin, loading));
  const midnights = new Map(
    keepUsable(chartOrigin, prices, toPoint)
      .filter(({ delay }) => delay < maxDelay)
      .toSorted((a, b) => b.delay - a.delay)
      .map(({ midnight, price }) => [midnight, price]),
  );
  const rows = [...midnights].flatMap(([openedAt, open]) =>
    toDay(openedAt, open, midnights.get(openedAt + day)),
  );
  return toPriceDays(rows, clock.now());
}

interface Point {
  /** The midnight before, in ms. */
  readonly midnight: number;
  /** So many ms after it. */
  readonly delay: number;
  /** In US dollars. */
  readonly price: number;
}

function toPoint(row: unknown): Point | undefined {
  const [time, figure] = readPoint(row) ?? [];
  const [moment, price] = [toNumber(time), toPositive(figure)];
  if (moment === undefined || price === undefined) return undefined;
  const midnight = toNextMidnight(moment) - day;
  return { midnight, delay: moment - midnight, price };
}

function toDay(openedAt: number, open: number, close: number | undefined): readonly PriceDay[] {
  if (close === undefined) return [];
  const [high, low] = [Math.max(open, close), Math.min(open, close)];
  const row = toPriceDay(openedAt, { open, high, low, close });
  return row === undefined ? [] : [row];
}
