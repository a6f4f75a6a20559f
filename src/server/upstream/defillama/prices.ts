import { day } from '../../../lib/durations.ts';
import { Type } from 'typebox';
import type { Clock } from '../../ports/clock.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { toPositive } from '../http/plain-values.ts';
import { toMilliseconds } from '../http/price-days.ts';
import { requireRoute, buildResponseReader, buildRowReader } from '../http/response-checks.ts';
import { byName, figure, text } from '../http/schemas.ts';
import { toOrigin } from './source.ts';

const origin = toOrigin('/prices/current');
const readPrices = buildResponseReader(origin, Type.Object({ coins: byName(Type.Unknown()) }));
const readPrice = buildRowReader(Type.Object({ price: figure, symbol: text, timestamp: figure }));

/** A price in US dollars with its coin's symbol. */
export interface TickerPrice {
  readonly ticker: string;
  readonly price: number;
}

/** The ids are in the call's address. */
const maxIds = 100;

/** Prices of coins by their ids at CoinGecko; omits a price more than a day old. Rejects with UpstreamError. */
export async function loadPrices(
  load: LoadJson,
  clock: Clock,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TickerPrice>> {
  const found = new Map<string, TickerPrice>();
  for (let at = 0; at < ids.length; at += maxIds) {
    const batch = ids.slice(at, at + maxIds);
    const path = batch.map((id) => `coingecko:${encodeURIComponent(id)}`).join(',');
    const { coins } = readPrices(await requireRoute(origin, load(`/prices/current/${path}`)));
    for (const id of batch) {
      const { price: listed, symbol = '', timestamp } = readPrice(coins[`coingecko:${id}`]) ?? {};
      const [price, moment] = [toPositive(listed), toMilliseconds(timestamp)];
      if (price === undefined || moment === undefined || clock.now() - moment > day) continue;
      found.set(id, { price, ticker: symbol });
    }
  }
  return found;
}
