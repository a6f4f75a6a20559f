import { findIpfsPath } from '../../../lib/ipfs-path.ts';
import type { NftRow, NftSource } from '../../ports/nfts.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { toHttpsUrl, toLine } from '../http/plain-text.ts';
import { requireRoute, convertRows } from '../http/response-checks.ts';
import { readHit, readSearch, searchOrigin, type Hit } from './responses.ts';

/** OpenSea as a source of NFTs and their collections by name. Throws UpstreamError. */
export function buildOpenSea(load: LoadJson): NftSource {
  return {
    name: searchOrigin.source,
    async search(name) {
      const query = new URLSearchParams([
        ['query', name.trim()],
        ['asset_types', 'nft'],
        ['asset_types', 'collection'],
        ['limit', String(maxHits)],
      ]);
      const { results } = readSearch(await requireRoute(searchOrigin, load(`/search?${query.toString()}`)));
      return convertRows(searchOrigin, results, toRow).filter((row) => row !== 'not to be shown');
    },
  };
}

const maxHits = 20;

function toRow(value: unknown): NftRow | 'not to be shown' | undefined {
  const hit = readHit(value);
  if (hit === undefined) return undefined;
  if (hit.type === 'nft') return hit.nft ? toNft(hit.nft) : undefined;
  if (hit.type !== 'collection') return 'not to be shown';
  const { collection } = hit;
  if (!collection) return undefined;
  if (collection.is_nsfw === true || collection.is_disabled === true) return 'not to be shown';
  return {
    name: toLine(collection.name, 200) ?? null,
    chain: null,
    contract_address: null,
    token_id: null,
    cached_file_url: toFileUrl(collection.image_url),
  };
}

function toNft(nft: NonNullable<Hit['nft']>): NftRow {
  return {
    name: toLine(nft.name, 200) ?? null,
    chain: findChain(nft.opensea_url),
    contract_address: toLine(nft.contract, 100) ?? null,
    token_id: toLine(nft.identifier, 100) ?? null,
    cached_file_url: toFileUrl(nft.image_url),
  };
}

function toFileUrl(text: string | null | undefined): string | null {
  const isIpfs = typeof text === 'string' && findIpfsPath(text) !== undefined;
  return isIpfs ? text.trim() : (toHttpsUrl(text) ?? null);
}

// Only the address of an NFT's page names its chain: /assets/ethereum/0x.../1, or /item/ethereum/0x.../1.
function findChain(address: string | null | undefined): string | null {
  const url = toHttpsUrl(address);
  const chain = url && /^\/(?:assets|item)\/([a-z0-9_-]{1,40})\//.exec(new URL(url).pathname)?.[1];
  return chain ?? null;
}
