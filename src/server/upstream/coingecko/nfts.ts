import { LRUCache } from 'lru-cache';
import { Type, type Static } from 'typebox';
import { findNftAddress } from '../../../contracts/subject.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NftCollection, NftRow, NftSource } from '../../ports/nfts.ts';
import { SourceFailure, toSegment, whereFailed, type LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { toHttpsUrl, toLine } from '../http/plain-text.ts';
import { toNumber, toPositive } from '../http/plain-values.ts';
import { buildResponseReader } from '../http/response-checks.ts';
import { maybe, optionalFigure, text } from '../http/schemas.ts';

const searchedNft = Type.Object({ id: text, name: text, thumb: maybe(text) });
type SearchedNft = Static<typeof searchedNft>;
const readSearch = buildListReader({
  route: '/search',
  at: ['nfts'],
  mayBeNull: true,
  row: searchedNft,
});

const inUsd = maybe(Type.Object({ usd: optionalFigure }));
const inCoin = maybe(Type.Object({ native_currency: optionalFigure }));
const collectionSchema = Type.Object({
  name: text,
  contract_address: maybe(text),
  asset_platform_id: maybe(text),
  image: maybe(Type.Object({ small: maybe(text), small_2x: maybe(text) })),
  floor_price: inUsd,
  floor_price_7d_percentage_change: inCoin,
  floor_price_30d_percentage_change: inCoin,
  market_cap: inUsd,
  market_cap_rank: optionalFigure,
  volume_24h: inUsd,
  one_day_sales: optionalFigure,
  number_of_unique_addresses: optionalFigure,
  total_supply: optionalFigure,
  links: maybe(Type.Object({ homepage: maybe(text), twitter: maybe(text) })),
});
/** The body of GET /nfts/{id} and of GET /nfts/{chain}/contract/{contract}. */
type Collection = Static<typeof collectionSchema>;
const readCollection = buildResponseReader('/nfts', collectionSchema);

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

/** CoinGecko as a source of NFT collections. */
export function buildNfts(load: LoadJson, clock: Clock): NftSource {
  const searched = new LRUCache<string, { readonly collection: Collection; readonly at: number }>({
    max: maxSearched,
  });
  const loadById = async (id: string): Promise<Collection> => {
    const collection = readCollection(await load(`/nfts/${toSegment(id)}`));
    const { asset_platform_id: chain, contract_address: contract } = collection;
    if (chain && contract) searched.set(toKey(chain, contract), { collection, at: clock.now() });
    return collection;
  };
  return {
    search: (name) => searchNfts(load, loadById, name),
    async collection(key) {
      const address = findNftAddress(key);
      // CoinGecko knows no other form of contract.
      if (address === undefined || !/^0x[0-9a-f]{40}$/i.test(address.contract))
        throw new SourceFailure('not-found', 'no contract');
      const chain = chains.get(address.chain) ?? address.chain;
      const known = searched.get(toKey(chain, address.contract));
      if (known !== undefined && clock.now() - known.at < searchedFor) return toFigures(known.collection);
      return toFigures(readCollection(await load(`/nfts/${chain}/contract/${address.contract}`)));
    },
  };
}

type LoadCollection = (id: string) => Promise<Collection>;

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

/** Most hits listed; only the first is looked up, since each look-up is a call. */
const maxHits = 3;

/** Collections by name, best hit first; CoinGecko has no single tokens. */
async function searchNfts(
  load: LoadJson,
  loadById: LoadCollection,
  name: string,
): Promise<readonly NftRow[]> {
  const query = new URLSearchParams({ query: name.trim() });
  const hits = await readSearch(load(`/search?${query.toString()}`), (hit) => hit);
  const [first, ...others] = hits.slice(0, maxHits);
  return first === undefined ? [] : [await loadRow(loadById, first), ...others.map(toSearchRow)];
}

async function loadRow(loadById: LoadCollection, hit: SearchedNft): Promise<NftRow> {
  const collection = await loadById(hit.id).catch(whereFailed(undefined));
  // The search has a name and a small image.
  return collection === undefined ? toSearchRow(hit) : toRow(collection);
}

function toSearchRow({ name, thumb }: SearchedNft): NftRow {
  return toRow({ name, image: { small: thumb ?? null } });
}

function toRow(collection: Collection): NftRow {
  const { image } = collection;
  return {
    name: toLine(collection.name, 200) ?? null,
    chain: toLine(collection.asset_platform_id, 100) ?? null,
    contract_address: toLine(collection.contract_address, 200) ?? null,
    token_id: null,
    cached_file_url: toHttpsUrl(image?.small_2x) ?? toHttpsUrl(image?.small) ?? null,
  };
}
