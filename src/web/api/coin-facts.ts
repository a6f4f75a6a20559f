import { coinFactsSchema, type CoinFacts } from '../../contracts/coin-facts.ts';
import { bases } from '../../contracts/config.ts';
import type { Feed } from '../../contracts/feed.ts';
import { api, mayNotExist } from './client.ts';
import { readFeed } from './read-feed.ts';

/** `subject`: id, name or symbol. A missing fact has its reason. Throws NOT_FOUND for an unknown coin. */
export function loadCoinFacts(
  subject: string,
  cancel: { readonly signal?: AbortSignal } = {},
): Promise<Feed<CoinFacts>> {
  const path = `${bases.coinData}/facts/${encodeURIComponent(subject)}`;
  return readFeed(api.get(path, { ...cancel, ...mayNotExist }), coinFactsSchema);
}
