import type { Remember } from '../../ports/remember.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { alwaysThere } from '../http/always-there.ts';
import { keepUsable } from '../http/response-checks.ts';
import { coinIds } from './coin-ids.ts';
import { marketsOrigin, readMarket, readMarkets, type Market } from './responses.ts';

/** The figures of coins by their ids at CoinGecko, in one call; an id that it does not know has no row. */
export async function loadMarkets(load: LoadJson, ids: readonly string[]): Promise<readonly Market[]> {
  const query = new URLSearchParams({
    vs_currency: 'usd',
    ids: ids.join(','),
    price_change_percentage: '1h,24h,7d',
  });
  const loading = load(`/coins/markets?${query.toString()}`);
  return keepUsable(marketsOrigin, readMarkets(await alwaysThere(marketsOrigin, loading)), readMarket);
}

/** One response has all coins and serves the calls of so many ms: ten calls would be more than the source bears. */
const lifetime = 30_000;

/** Loads the figures of all coins whose price is offered. Rejects with UpstreamError. */
export type LoadOfferedMarkets = () => Promise<readonly Market[]>;

/** The figures of the coins whose price is offered, loaded once for whatever is made of them. */
export function buildOfferedMarkets(load: LoadJson, remember: Remember): LoadOfferedMarkets {
  return remember.once({
    name: 'offered coins',
    lifetime,
    load: () => loadMarkets(load, Object.values(coinIds)),
  });
}
