import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { toPositive } from '../http/positive.ts';
import { loadMarkets } from './markets.ts';
import { marketsOrigin } from './responses.ts';

/**
 * CoinGecko's own word on a coin's market cap, by its id there, in US dollars; null where it says none. Rejects with
 * UpstreamError, 'not-found' where there is no such coin.
 */
export async function loadMarketCap(load: LoadJson, id: string): Promise<number | null> {
  const market = (await loadMarkets(load, [id])).find((one) => one.id === id);
  if (market === undefined) throw new UpstreamError('not-found', marketsOrigin.source);
  return toPositive(market.market_cap) ?? null;
}
