import type { NftRow } from '../../ports/nfts.ts';
import { whereFailed, type LoadJson } from '../../ports/upstream.ts';
import { toHttpsUrl, toLine } from '../http/plain-text.ts';
import { convertRows, requireRoute } from '../http/response-checks.ts';
import type { Collections } from './nft-collections.ts';
import { readSearch, readSearchedNft, searchOrigin, type Collection, type SearchedNft } from './responses.ts';

/** Most hits listed; only the first is looked up, since each look-up is a call. */
const maxHits = 3;

/** Collections by name, best hit first; CoinGecko has no single tokens. Rejects with UpstreamError. */
export async function searchNfts(
  load: LoadJson,
  { loadById }: Collections,
  name: string,
): Promise<readonly NftRow[]> {
  const query = new URLSearchParams({ query: name.trim() });
  const { nfts } = readSearch(await requireRoute(searchOrigin, load(`/search?${query.toString()}`)));
  const [first, ...others] = convertRows(searchOrigin, nfts ?? [], readSearchedNft).slice(0, maxHits);
  return first === undefined ? [] : [await loadRow(loadById, first), ...others.map(toSearchRow)];
}

async function loadRow(loadById: Collections['loadById'], hit: SearchedNft): Promise<NftRow> {
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
