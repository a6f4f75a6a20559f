import type { LoadJson } from '../../ports/upstream.ts';
import { requireRoute } from '../http/response-checks.ts';
import { readSearch, searchOrigin, type SearchResponse } from './responses.ts';

/** CoinGecko's search by name: coins, collections and more. Rejects with UpstreamError. */
export async function loadSearch(load: LoadJson, name: string): Promise<SearchResponse> {
  const query = new URLSearchParams({ query: name.trim() });
  return readSearch(await requireRoute(searchOrigin, load(`/search?${query.toString()}`)));
}
