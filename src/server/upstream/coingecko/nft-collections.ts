import { LRUCache } from 'lru-cache';
import type { Clock } from '../../ports/clock.ts';
import type { NftCollection } from '../../ports/nfts.ts';
import { findNftAddress } from '../../../contracts/subject.ts';
import { UpstreamError, toSegment, type LoadJson } from '../../ports/upstream.ts';
import { toHttpsUrl } from '../http/plain-text.ts';
import { toNumber, toPositive } from '../http/plain-values.ts';
import { collectionOrigin, readCollection, type Collection } from './responses.ts';

/** Collections by contract; one that a search has found needs no further call. */
export interface Collections {
  /** GET /nfts/{id}. Rejects with UpstreamError. */
  readonly loadById: (id: string) => Promise<Collection>;
  /** By chain and contract. Rejects with UpstreamError. */
  readonly loadFigures: (key: string) => Promise<NftCollection>;
}

/** How long a collection that a search has found needs no further call, in ms. */
const searchedFor = 60_000;
const maxSearched = 100;

/** CoinGecko's names of chains that OpenSea names differently. */
const chains: ReadonlyMap<string, string> = new Map([
  ['matic', 'polygon-pos'],
  ['polygon', 'polygon-pos'],
  ['arbitrum', 'arbitrum-one'],
  ['optimism', 'optimistic-ethereum'],
]);

/** CoinGecko's collections. Makes no call yet. */
export function buildCollections(load: LoadJson, clock: Clock): Collections {
  const searched = new LRUCache<string, { readonly collection: Collection; readonly at: number }>({
    max: maxSearched,
  });
  return {
    async loadById(id) {
      const collection = readCollection(await load(`/nfts/${toSegment(collectionOrigin.source, id)}`));
      const { asset_platform_id: chain, contract_address: contract } = collection;
      if (chain && contract) searched.set(toKey(chain, contract), { collection, at: clock.now() });
      return collection;
    },
    async loadFigures(key) {
      const address = findNftAddress(key);
      // CoinGecko knows no other form of contract.
      if (address === undefined || !/^0x[0-9a-f]{40}$/i.test(address.contract))
        throw new UpstreamError('not-found', collectionOrigin.source, { detail: 'no contract' });
      const chain = chains.get(address.chain) ?? address.chain;
      const known = searched.get(toKey(chain, address.contract));
      if (known !== undefined && clock.now() - known.at < searchedFor) return toFigures(known.collection);
      return toFigures(readCollection(await load(`/nfts/${chain}/contract/${address.contract}`)));
    },
  };
}

function toKey(chain: string, contract: string): string {
  return `${chain}/${contract.toLowerCase()}`;
}

function toFigures(collection: Collection): NftCollection {
  const { links } = collection;
  return {
    floor: toPositive(collection.floor_price?.usd) ?? null,
    floorChange7d: toNumber(collection.floor_price_7d_percentage_change?.native_currency) ?? null,
    floorChange30d: toNumber(collection.floor_price_30d_percentage_change?.native_currency) ?? null,
    marketCap: toPositive(collection.market_cap?.usd) ?? null,
    rank: toPositive(collection.market_cap_rank) ?? null,
    volume: toNumber(collection.volume_24h?.usd) ?? null,
    sales: toNumber(collection.one_day_sales) ?? null,
    owners: toPositive(collection.number_of_unique_addresses) ?? null,
    items: toPositive(collection.total_supply) ?? null,
    website: toHttpsUrl(links?.homepage) ?? null,
    xAccount: toHttpsUrl(links?.twitter) ?? null,
  };
}
