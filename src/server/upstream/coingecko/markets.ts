import type { LoadJson } from '../../ports/upstream.ts';
import { alwaysThere } from '../http/always-there.ts';
import { keepUsable } from '../http/response-checks.ts';
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
