import type { Feed } from '../../contracts/feed.ts';
import type { NftSearch } from '../../contracts/nft.ts';
import { fold } from '../../lib/fold.ts';
import type { NftFeed, NftRow, NftSample, NftSource } from '../ports/nfts.ts';
import { buildSourceFeed, type FeedContext } from './build-source-feed.ts';
import type { MediaIds } from './media-ids.ts';
import { buildNftFacts } from './nft-facts.ts';
import type { LiveSources } from './source-client.ts';
import { timesToLive } from './times-to-live.ts';

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
    facts: buildNftFacts(context, live),
    async search(name) {
      const typed = name.trim().toLowerCase();
      const found = await search(typed);
      const plain = fold(name);
      // Members may type accents that the name lacks.
      const feed = found.value.length > 0 || plain === typed ? found : await search(plain);
      return { ...feed, value: toSearch(feed, ids) };
    },
  };
}

// Names images for every response, also cached ones: the browser may load the images of a value of any age.
function toSearch({ value, state }: Feed<readonly NftRow[]>, ids: MediaIds): NftSearch {
  return { search_results: value.map((row) => ({ ...row, media: ids.toPath(row.cached_file_url, state) })) };
}
