import type { Feed } from '../../../contracts/feed.ts';
import { toPart } from '../../feeds/feed-part.ts';
import { loadAirdrops } from '../../api/market.ts';
import { parseAirdrops, type AirdropTable } from './parse-airdrops.ts';

/** The file of airdrops, read; one that is none is a failed call. */
export async function loadTable(cancel: { readonly signal: AbortSignal }): Promise<Feed<AirdropTable>> {
  return toPart(await loadAirdrops(cancel), parseAirdrops, 'Reading the airdrops');
}
