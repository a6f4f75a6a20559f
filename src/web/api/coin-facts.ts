import { coinFactsSchema, type CoinFacts } from '../../contracts/coin-facts.ts';
import { bases } from '../../contracts/config.ts';
import type { Feed } from '../../contracts/feed.ts';
import { api, mayNotExist } from './client.ts';
import { readFeed } from './read-feed.ts';

/** Every fact of a coin, by id, name or symbol; a missing one has its reason. Throws NOT_FOUND for an unknown coin. */
export function loadCoinFacts(
  subject: string,
  cancel: { readonly signal?: AbortSignal } = {},
): Promise<Feed<CoinFacts>> {
  const path = `${bases.coinData}/facts/${encodeURIComponent(subject)}`;
  return readFeed(api.get(path, { ...cancel, ...mayNotExist }), coinFactsSchema);
}
