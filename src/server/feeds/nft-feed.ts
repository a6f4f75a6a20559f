import type { Clock } from '../ports/clock.ts';
import type { NftFeed, NftRow, NftSample, NftSource } from '../ports/nfts.ts';
import type { NftSearch } from '../../contracts/nft.ts';
import type { UpstreamMode } from '../ports/upstream.ts';
import { buildSourceFeed } from './build-source-feed.ts';
import type { MediaIds } from './media-ids.ts';

interface NftFeedOptions {
  readonly mode: UpstreamMode;
  /** Absent while no live source is connected. */
  readonly live?: NftSource | undefined;
  readonly sample: NftSample;
  readonly ids: MediaIds;
  readonly clock: Clock;
}

const timeToLive = 24 * 60 * 60_000;

/** The search for NFTs over its sources. */
export function buildNftFeed({ ids, ...sources }: NftFeedOptions): NftFeed {
  const search = buildSourceFeed({
    ...sources,
    load: (source: NftSource, name: string) => source.search(name),
    timeToLive,
    isNothing: (rows) => rows.length === 0,
  });
  return {
    async search(name) {
      const feed = await search(name.trim().toLowerCase());
      return { ...feed, value: toSearch(feed.value, ids) };
    },
  };
}

// For every response, also out of the cache: the browser may load what is shown, however old the value is.
function toSearch(rows: readonly NftRow[], ids: MediaIds): NftSearch {
  return { search_results: rows.map((row) => ({ ...row, media: ids.toPath(row.cached_file_url) })) };
}
