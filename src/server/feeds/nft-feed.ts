import type { Feed } from '../../contracts/feed.ts';
import type { Clock } from '../ports/clock.ts';
import type { NftFeed, NftRow, NftSample, NftSource } from '../ports/nft-sources.ts';
import type { NftSearch } from '../../contracts/nft.ts';
import { buildBreaker } from './breaker.ts';
import { buildFeed } from './build-feed.ts';
import type { MediaIds } from './media-ids.ts';

interface NftFeedOptions {
  /** Which sources are asked: the live ones with the sample standing in, only the live ones, or only the sample. */
  readonly mode: 'auto' | 'live' | 'sample';
  /** Absent while no live source is connected. */
  readonly live?: NftSource | undefined;
  readonly sample: NftSample;
  readonly ids: MediaIds;
  readonly clock: Clock;
}

const timeToLive = 24 * 60 * 60_000;

/** The search for NFTs over its sources. */
export function buildNftFeed(options: NftFeedOptions): NftFeed {
  const search = buildSearch(options);
  return {
    async search(name) {
      const feed = await search(name.trim().toLowerCase());
      return { ...feed, value: toAnswer(feed.value, options.ids) };
    },
  };
}

function buildSearch({ mode, live, sample, clock }: NftFeedOptions) {
  const fromSample = async (name: string): Promise<Feed<readonly NftRow[]>> => ({
    value: await sample.search(name),
    source: sample.name,
    asOf: sample.madeAt,
    state: 'sample',
  });
  if (mode === 'sample' || (mode === 'auto' && !live)) return fromSample;
  const guard = buildBreaker(clock, live?.name ?? '');
  return buildFeed<readonly NftRow[]>({
    clock,
    live: live && { source: live.name, load: (key) => guard(() => live.search(key)) },
    findSample: mode === 'auto' ? (key) => orUndefined(fromSample(key)) : undefined,
    timeToLive,
  });
}

// That the sample knows no such NFT says nothing of the live source, which is then worth waiting for.
async function orUndefined(found: Promise<Feed<readonly NftRow[]>>) {
  const feed = await found;
  return feed.value.length > 0 ? feed : undefined;
}

// At every answer, also a kept one: what is shown may be asked for, however old the answer is.
function toAnswer(rows: readonly NftRow[], ids: MediaIds): NftSearch {
  return { search_results: rows.map((row) => ({ ...row, media: ids.toPath(row.cached_file_url) })) };
}
