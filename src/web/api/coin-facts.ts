import { coinFactsSchema, type CoinFacts } from '../../contracts/coin-facts.ts';
import { bases } from '../../contracts/config.ts';
import type { Feed } from '../../contracts/feed.ts';
import { api } from './client.ts';
import { readFeed } from './read-feed.ts';

/** Every fact of a coin, by id, name or symbol; a missing one has its reason. */
export function loadCoinFacts(
  subject: string,
  cancel: { readonly signal?: AbortSignal } = {},
): Promise<Feed<CoinFacts>> {
  return readFeed(api.get(`${bases.coinData}/facts/${encodeURIComponent(subject)}`, cancel), coinFactsSchema);
}
