import { watchlistPath, watchlistSchema, type Watchlist } from '../../contracts/watchlist.ts';
import { api } from './client.ts';
import { readBody } from './read-body.ts';

/** The longest watched first. */
export function loadWatchlist(): Promise<Watchlist> {
  return readBody(api.get(watchlistPath), watchlistSchema);
}

/** Returns the new watchlist; a full one throws WATCHLIST_FULL. */
export function watchCoin({ id, name }: { readonly id: string; readonly name: string }): Promise<Watchlist> {
  return readBody(api.put(toCoinPath(id), { json: { name } }), watchlistSchema);
}

export function unwatchCoin(id: string): Promise<Watchlist> {
  return readBody(api.delete(toCoinPath(id)), watchlistSchema);
}

function toCoinPath(id: string): string {
  return `${watchlistPath}/${encodeURIComponent(id)}`;
}
