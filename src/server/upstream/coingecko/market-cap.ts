import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { toPositive } from '../http/positive.ts';
import { isOffered } from './coin-ids.ts';
import { loadMarkets, type LoadOfferedMarkets } from './markets.ts';
import { marketsOrigin } from './responses.ts';

/**
 * CoinGecko's own word on a coin's market cap, by its id there, in US dollars; null where it says none. Rejects with
 * UpstreamError, 'not-found' where there is no such coin.
 */
export async function loadMarketCap(
  load: LoadJson,
  loadOffered: LoadOfferedMarkets,
  id: string,
): Promise<number | null> {
  const markets = isOffered(id) ? await loadOffered() : await loadMarkets(load, [id]);
  const market = markets.find((one) => one.id === id);
  if (market === undefined) throw new UpstreamError('not-found', marketsOrigin.source);
  return toPositive(market.market_cap) ?? null;
}
