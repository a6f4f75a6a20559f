import type { Clock } from '../ports/clock.ts';
import type { NftFeed, NftRow, NftSample, NftSource } from '../ports/nfts.ts';
import type { Asking, LiveSources } from '../ports/sources.ts';
import type { Feed } from '../../contracts/feed.ts';
import type { NftSearch } from '../../contracts/nft.ts';
import { fold } from '../../lib/fold.ts';
import type { UpstreamMode } from '../ports/upstream.ts';
import type { AskOnce } from './ask-once.ts';
import { buildSourceFeed } from './build-source-feed.ts';
import type { MediaIds } from './media-ids.ts';
import { timesToLive } from './times-to-live.ts';

interface NftFeedOptions {
  readonly mode: UpstreamMode;
  /** In the order in which they are asked. */
  readonly live: LiveSources['nfts'];
  readonly sample: NftSample;
  readonly ids: MediaIds;
  readonly clock: Clock;
  readonly askOnce?: AskOnce | undefined;
  readonly asking?: Asking | undefined;
}

/** The search for NFTs over its sources. */
export function buildNftFeed({ ids, ...sources }: NftFeedOptions): NftFeed {
  const search = buildSourceFeed({
    ...sources,
    name: 'nfts',
    isNamed: true,
    load: (source: NftSource, name: string) => source.search(name),
    timeToLive: timesToLive.nfts,
    isNothing: (rows) => rows.length === 0,
  });
  return {
    async search(name) {
      const typed = name.trim().toLowerCase();
      const found = await search(typed);
      const plain = fold(name);
      // What is typed may have accents that the name has not.
      const feed = found.value.length > 0 || plain === typed ? found : await search(plain);
      return { ...feed, value: toSearch(feed, ids) };
    },
  };
}

// For every response, also out of the cache: the browser may load what is shown, however old the value is.
function toSearch({ value, state }: Feed<readonly NftRow[]>, ids: MediaIds): NftSearch {
  return { search_results: value.map((row) => ({ ...row, media: ids.toPath(row.cached_file_url, state) })) };
}
