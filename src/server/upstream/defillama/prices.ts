import { Type } from 'typebox';
import { day, hour, minute } from '../../../lib/durations.ts';
import { toNextMidnight } from '../../../lib/utc-day.ts';
import type { Clock } from '../../ports/clock.ts';
import { SourceFailure, toSegment, type LoadJson } from '../../ports/upstream.ts';
import { toPositive } from '../http/plain-values.ts';
import { toMilliseconds, toPricePoint, type PricePoint } from '../http/price-days.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import { buildRouteReader, buildRowReader, convertRows } from '../http/response-checks.ts';
import { byName, figure, maybe, rows, text } from '../http/schemas.ts';

const readPrices = buildRouteReader('/prices/current', Type.Object({ coins: byName(Type.Unknown()) }));
const readPrice = buildRowReader(Type.Object({ price: figure, symbol: text, timestamp: figure }));

/** A price in US dollars with its coin's symbol. */
export interface TickerPrice {
  readonly ticker: string;
  readonly price: number;
}

/** The ids are in the call's address. */
const maxIds = 100;

/** Prices of coins by their ids at CoinGecko; omits a price more than a day old. */
export async function loadPrices(
  load: LoadJson,
  clock: Clock,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TickerPrice>> {
  const found = new Map<string, TickerPrice>();
  for (let at = 0; at < ids.length; at += maxIds) {
    const batch = ids.slice(at, at + maxIds);
    const path = batch.map((id) => `coingecko:${encodeURIComponent(id)}`).join(',');
    const { coins } = await readPrices(load(`/prices/current/${path}`));
    for (const id of batch) {
      const { price: listed, symbol = '', timestamp } = readPrice(coins[`coingecko:${id}`]) ?? {};
      const [price, moment] = [toPositive(listed), toMilliseconds(timestamp)];
      if (price === undefined || moment === undefined || clock.now() - moment > day) continue;
      found.set(id, { price, ticker: symbol });
    }
  }
  return found;
}

const chartRoute = '/chart';

const readChart = buildRouteReader(
  chartRoute,
  Type.Object({ coins: byName(Type.Object({ symbol: maybe(text), prices: rows })) }),
);
const readPoint = buildRowReader(Type.Object({ timestamp: figure, price: figure }));

/** A year, and today's midnight. */
const days = 366;
/** Most that a price's time may differ from the requested midnight, in ms. */
const maxShift = 2.5 * hour;
const lifetime = 15 * minute;

interface PriceChart {
  /** The coin's, if the source names it. */
  readonly symbol: string | null;
  /** A year of midnight prices, in any order. */
  readonly points: readonly PricePoint[];
}

/** By the coin's id at CoinGecko. */
export type LoadPriceChart = (geckoId: string) => Promise<PriceChart>;

/** DefiLlama's prices of any coin. Rejects with SourceFailure, 'not-found' if it has none. */
export function buildPriceChart(load: LoadJson, clock: Clock, cache: ProviderCache): LoadPriceChart {
  return cache.byKey({ lifetime, load: (id) => loadChart(load, clock, id) });
}

async function loadChart(load: LoadJson, clock: Clock, geckoId: string): Promise<PriceChart> {
  const start = (toNextMidnight(clock.now()) - days * day) / 1000;
  const path = `/chart/coingecko:${toSegment(geckoId)}?start=${start}&span=${days}&period=1d`;
  const { coins } = await readChart(load(path));
  const { symbol = null, prices = [] } = coins[`coingecko:${geckoId}`] ?? {};
  if (prices.length === 0) throw new SourceFailure('not-found', 'no prices');
  const points = convertRows(chartRoute, prices, (row) => {
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
