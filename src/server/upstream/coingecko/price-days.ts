import type { Clock } from '../../ports/clock.ts';
import type { PriceDay } from '../../ports/market.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { alwaysThere } from '../http/always-there.ts';
import { toSegment } from '../http/path-segment.ts';
import { toNumber } from '../http/plain-values.ts';
import { toDaysBetween, toPricePoint } from '../http/price-days.ts';
import { keepUsable } from '../http/response-checks.ts';
import { chartOrigin, readChart, readPoint } from './responses.ts';

/** A year is the longest that is had without a plan; a response for longer than 90 days has one price a day. */
const days = 365;

/**
 * The days of a year of a coin, by its id at CoinGecko. It tells the price of each midnight, and candles only of four
 * days in its own rhythm. Rejects with UpstreamError.
 */
export async function loadPriceDays(load: LoadJson, clock: Clock, id: string): Promise<readonly PriceDay[]> {
  const loading = load(
    `/coins/${toSegment(chartOrigin.source, id)}/market_chart?vs_currency=usd&days=${days}`,
  );
  const { prices } = readChart(await alwaysThere(chartOrigin, loading));
  const points = keepUsable(chartOrigin, prices, (row) => {
    const [time, price] = readPoint(row) ?? [];
    return toPricePoint(toNumber(time), price);
  });
  return toDaysBetween(points, clock.now());
}
