import type { Coin } from '../../../contracts/coin-data.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { toPositive } from '../http/positive.ts';
import { keepUsable } from '../http/response-checks.ts';
import { loadMarkets } from './markets.ts';
import { readFoundCoin, searchOrigin } from './responses.ts';
import { loadSearch } from './search.ts';

/**
 * CoinGecko's own word on a coin's market cap, in US dollars, beside that of the coin's source; null where it says none.
 * The coin is the one with the same name and the same symbol: a copy may have either. Rejects with UpstreamError,
 * 'not-found' where there is no such coin.
 */
export async function loadMarketCap(
  load: LoadJson,
  { name, ticker }: Pick<Coin, 'name' | 'ticker'>,
): Promise<number | null> {
  const { coins } = await loadSearch(load, name);
  const found = keepUsable(searchOrigin, coins, readFoundCoin).find(
    (coin) => isSame(coin.name, name) && isSame(coin.symbol, ticker),
  );
  const markets = found === undefined ? [] : await loadMarkets(load, [found.id]);
  const market = markets.find(({ id }) => id === found?.id);
  if (market === undefined) throw new UpstreamError('not-found', searchOrigin.source);
  return toPositive(market.market_cap) ?? null;
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
