import { Type, type Static } from 'typebox';
import { minute } from '../../../lib/durations.ts';
import { findIpfsPath } from '../../../lib/ipfs-path.ts';
import type { NftRow, NftSource } from '../../ports/nfts.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { toHttpsUrl, toLine } from '../http/plain-text.ts';
import type { Provider } from '../http/provider.ts';
import { maybe, text } from '../http/schemas.ts';

const nft = Type.Object({
  identifier: text,
  contract: text,
  name: maybe(text),
  image_url: maybe(text),
  opensea_url: maybe(text),
});
const collection = Type.Object({
  name: text,
  image_url: maybe(text),
  is_disabled: maybe(Type.Boolean()),
  is_nsfw: maybe(Type.Boolean()),
});
/** An NFT or a collection, under the name of its type; the source may add types. */
const hit = Type.Object({ type: text, nft: maybe(nft), collection: maybe(collection) });
const readHits = buildListReader({ route: '/search', at: ['results'], row: hit });

const maxHits = 20;

function buildSearch(load: LoadJson): NftSource {
  return {
    async search(name) {
      const query = new URLSearchParams([
        ['query', name.trim()],
        ['asset_types', 'nft'],
        ['asset_types', 'collection'],
        ['limit', String(maxHits)],
      ]);
      return readHits(load(`/search?${query.toString()}`), toRow);
    },
  };
}

/** Null if it is not to be shown. */
function toRow(found: Static<typeof hit>): NftRow | null | undefined {
  if (found.type === 'nft') return found.nft ? toNft(found.nft) : undefined;
  if (found.type !== 'collection') return null;
  if (!found.collection) return undefined;
  const { name, image_url: image, is_nsfw: isNsfw, is_disabled: isDisabled } = found.collection;
  if (isNsfw === true || isDisabled === true) return null;
  return {
    name: toLine(name, 200) ?? null,
    chain: null,
    contract_address: null,
    token_id: null,
    cached_file_url: toFileUrl(image),
  };
}

function toNft(found: Static<typeof nft>): NftRow {
  return {
    name: toLine(found.name, 200) ?? null,
    chain: findChain(found.opensea_url),
    contract_address: toLine(found.contract, 100) ?? null,
    token_id: toLine(found.identifier, 100) ?? null,
    cached_file_url: toFileUrl(found.image_url),
  };
}

function toFileUrl(address: string | null | undefined): string | null {
  const isIpfs = typeof address === 'string' && findIpfsPath(address) !== undefined;
  return isIpfs ? address.trim() : (toHttpsUrl(address) ?? null);
}

// Only the address of an NFT's page names its chain: /assets/ethereum/0x.../1, or /item/ethereum/0x.../1.
function findChain(address: string | null | undefined): string | null {
  const url = toHttpsUrl(address);
  const chain = url && /^\/(?:assets|item)\/([a-z0-9_-]{1,40})\//.exec(new URL(url).pathname)?.[1];
  return chain ?? null;
}

/** OpenSea: NFTs and their collections by name, with a free key, whose limit this is. */
export const openSea: Provider<'nfts'> = {
  id: 'OPENSEA',
  name: 'OpenSea',
  key: 'needed',
  bases: () => ['https://api.opensea.io/api/v2'],
  authorize: (key) => ({ headers: { 'x-api-key': key } }),
  limits: () => [{ calls: 60, per: minute }],
  build: ({ loaders: [{ loadJson }] }) => ({ nfts: buildSearch(loadJson) }),
};
