import type { Feed } from '../../contracts/feed.ts';
import type { NftSearch } from '../../contracts/nft.ts';
import { fold } from '../../lib/fold.ts';
import type { NftFeed, NftRow, NftSample, NftSource } from '../ports/nfts.ts';
import type { LiveSources } from '../ports/sources.ts';
import { buildSourceFeed } from './build-source-feed.ts';
import type { FeedContext } from './feed-context.ts';
import type { MediaIds } from './media-ids.ts';
import { timesToLive } from './times-to-live.ts';

/** The search for NFTs over its sources; `ids` names the pictures of what is found. */
export function buildNftFeed(
  context: FeedContext<NftSample>,
  live: LiveSources['nfts'],
  ids: MediaIds,
): NftFeed {
  const search = buildSourceFeed(context, {
    live,
    usesMemberQuota: true,
    load: (source: NftSource, name: string) => source.search(name),
    timeToLive: timesToLive.nfts,
    isEmpty: (rows) => rows.length === 0,
  });
  return {
    async search(name) {
      const typed = name.trim().toLowerCase();
      const found = await search(typed);
      const plain = fold(name);
      // A member may type accents that the name does not have.
      const feed = found.value.length > 0 || plain === typed ? found : await search(plain);
      return { ...feed, value: toSearch(feed, ids) };
    },
  };
}

// Named for every response, cached ones included: the browser may load the pictures of a value of any age.
function toSearch({ value, state }: Feed<readonly NftRow[]>, ids: MediaIds): NftSearch {
  return { search_results: value.map((row) => ({ ...row, media: ids.toPath(row.cached_file_url, state) })) };
}
