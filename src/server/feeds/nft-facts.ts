import { nftFactIds, type NftFactId } from '../../contracts/nft-facts.ts';
import { findNftAddress, toNftId } from '../../contracts/subject.ts';
import type { FactValue } from '../../contracts/coin-facts.ts';
import { fold } from '../../lib/fold.ts';
import type { CollectionSource, NftCollection, NftFeed, NftSample, NftSource } from '../ports/nfts.ts';
import { buildSourceFeed, type FeedContext } from './build-source-feed.ts';
import { settleReading, toFact, toFactFeed, type Outcome } from './facts/outcome.ts';
import { buildReadingMemory } from './facts/reading-memory.ts';
import type { LiveSources } from './source-client.ts';
import { timesToLive } from './times-to-live.ts';

export function buildNftFacts(context: FeedContext<NftSample>, live: LiveSources['nfts']): NftFeed['facts'] {
  const collection = buildSourceFeed<CollectionSource, NftCollection, string>(context, {
    live: live.flatMap(({ source, client }) => (hasCollections(source) ? [{ source, client }] : [])),
    usesMemberQuota: true,
    load: (source, key) => source.collection(key),
    timeToLive: timesToLive.nftCollection,
    dateOf: () => undefined,
    priority: 'spare',
    sampleIsPartial: true,
  });
  const memory = buildReadingMemory(context.clock);
  return async (subject) => {
    const address = findNftAddress(subject);
    const key = address ? toNftId({ chain: address.chain, contract: address.contract }) : fold(subject);
    const outcome = await settleReading(collection(key), memory(key));
    return toFactFeed(
      nftFactIds.map((id) => toFact(id, findFact(id, outcome))),
      context.clock.now(),
      outcome.kind === 'missing' && outcome.isAsked,
    );
  };
}

function hasCollections(source: NftSource): source is CollectionSource {
  return source.collection !== undefined;
}

/** Null: the source does not know the fact. */
const nftFactTable: { readonly [Id in NftFactId]: (collection: NftCollection) => FactValue<Id> | null } = {
  nft_floor: ({ floor }) => floor,
  nft_floor_7d: ({ floorChange7d }) => floorChange7d,
  nft_floor_30d: ({ floorChange30d }) => floorChange30d,
  nft_market_cap: ({ marketCap }) => marketCap,
  nft_market_cap_rank: ({ rank }) => rank,
  nft_volume_24h: ({ volume }) => volume,
  nft_sales_24h: ({ sales }) => sales,
  nft_owners: ({ owners }) => owners,
  nft_supply: ({ items }) => items,
  nft_owners_per_100: toOwnersPer100,
  nft_website: ({ website }) => website,
  nft_x: ({ xAccount }) => xAccount,
};

/** With more wallets than items, items have several copies, and the ratio means nothing. */
function toOwnersPer100({ owners, items }: NftCollection): number | null {
  if (owners === null || items === null || owners > items) return null;
  return Math.round((owners / items) * 100);
}

function findFact<Id extends NftFactId>(id: Id, outcome: Outcome<NftCollection>): Outcome<FactValue<Id>> {
  if (outcome.kind === 'missing') return outcome;
  const { feed } = outcome;
  const value = nftFactTable[id](feed.value);
  return value === null
    ? { kind: 'missing', reason: 'unknown', source: feed.source }
    : { kind: 'read', feed: { ...feed, value } };
}
