import type { Clock } from '../../ports/clock.ts';
import type { PriceDay } from '../../ports/market.ts';
import { toSegment, type LoadJson } from '../../ports/upstream.ts';
import { toNumber } from '../http/plain-values.ts';
import { toDaysBetween, toPricePoint } from '../http/price-days.ts';
import { requireRoute, convertRows } from '../http/response-checks.ts';
import { chartOrigin, readChart, readPoint } from './responses.ts';

/** The longest history without a plan; a response for more than 90 days has one price a day. */
const days = 365;

/**
 * A year by CoinGecko's id, from midnight prices: its candles are of four days, which it chooses. Rejects with UpstreamError.
 */
export async function loadPriceDays(load: LoadJson, clock: Clock, id: string): Promise<readonly PriceDay[]> {
  const loading = load(
    `/coins/${toSegment(chartOrigin.source, id)}/market_chart?vs_currency=usd&days=${days}`,
  );
  const { prices } = readChart(await requireRoute(chartOrigin, loading));
  const points = convertRows(chartOrigin, prices, (row) => {
    const [time, price] = readPoint(row) ?? [];
    return toPricePoint(toNumber(time), price);
  });
  return toDaysBetween(points, clock.now());
}
