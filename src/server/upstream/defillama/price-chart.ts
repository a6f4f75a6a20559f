import { Type } from 'typebox';
import { toNextMidnight } from '../../../lib/utc-day.ts';
import { day, hour } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import { UpstreamError, toSegment, type LoadJson } from '../../ports/upstream.ts';
import { toMilliseconds, toPricePoint, type PricePoint } from '../http/price-days.ts';
import { requireRoute, buildResponseReader, buildRowReader, convertRows } from '../http/response-checks.ts';
import { byName, figure, maybe, rows, text } from '../http/schemas.ts';
import { sourceName, toOrigin } from './source.ts';

const chartOrigin = toOrigin('/chart');

const readChart = buildResponseReader(
  chartOrigin,
  Type.Object({ coins: byName(Type.Object({ symbol: maybe(text), prices: rows })) }),
);
const readPoint = buildRowReader(Type.Object({ timestamp: figure, price: figure }));

/** A year, and today's midnight. */
const days = 366;
/** Most that a price's time may differ from the requested midnight, in ms. */
const maxShift = 2.5 * hour;
const lifetime = 15 * 60 * 1000;

interface PriceChart {
  /** The coin's, if the source names it. */
  readonly symbol: string | null;
  /** A year of midnight prices, in any order. */
  readonly points: readonly PricePoint[];
}

/** By the coin's id at CoinGecko. */
export type LoadPriceChart = (geckoId: string) => Promise<PriceChart>;

/** DefiLlama's prices of any coin. Rejects with UpstreamError, 'not-found' if it has none. */
export function buildPriceChart(load: LoadJson, clock: Clock, cache: ProviderCache): LoadPriceChart {
  return cache.byKey({ lifetime, load: (id) => loadChart(load, clock, id) });
}

async function loadChart(load: LoadJson, clock: Clock, geckoId: string): Promise<PriceChart> {
  const start = (toNextMidnight(clock.now()) - days * day) / 1000;
  const path = `/chart/coingecko:${toSegment(sourceName, geckoId)}?start=${start}&span=${days}&period=1d`;
  const { coins } = readChart(await requireRoute(chartOrigin, load(path)));
  const { symbol = null, prices = [] } = coins[`coingecko:${geckoId}`] ?? {};
  if (prices.length === 0) throw new UpstreamError('not-found', sourceName, { detail: 'no prices' });
  const points = convertRows(chartOrigin, prices, (row) => {
    const point = readPoint(row);
    return point && toPricePoint(toMidnight(toMilliseconds(point.timestamp)), point.price);
  });
  return { symbol, points };
}

/** The nearest midnight within `maxShift`; any other time is unchanged. */
function toMidnight(moment: number | undefined): number | undefined {
  if (moment === undefined) return undefined;
  const midnight = Math.round(moment / day) * day;
  return Math.abs(moment - midnight) <= maxShift ? midnight : moment;
}
