import { gatewayCount, mediaBase, type NftHit, type NftSearch } from '../../../contracts/nft.ts';
import { toNftId } from '../../../contracts/subject.ts';
import { findIpfsPath } from '../../../lib/ipfs-path.ts';
import { toSafeHref } from '../../ui/text/addresses.ts';

export type MediaKind = 'image' | 'video' | 'pdf';

export interface FoundNft {
  readonly name: string | null;
  /** Chain, contract and, for a single item, token; undefined where the source names no contract. */
  readonly id: string | undefined;
  readonly chain: string | null;
  readonly contract: string | null;
  readonly token: string | null;
  /** Address of its page at a market; undefined: no market is known for its chain. */
  readonly market: string | undefined;
  readonly address: string;
  /** Same-origin paths of the file, in the order to try; empty: it cannot be shown. */
  readonly sources: readonly string[];
  /** The sources are gateways to the same file. */
  readonly throughGateways: boolean;
}

/** The hits with an address, of which the first is shown (N1). */
export function findNfts({ search_results: hits }: NftSearch): readonly FoundNft[] {
  return hits.flatMap((hit) => {
    const address = hit.cached_file_url?.trim() ?? '';
    return address === '' ? [] : [toFound(hit, address)];
  });
}

/** Finds the kind of a file by the ending of its address; without one, by its type. */
export function toMediaKind(address: string, type: string): MediaKind {
  const path = address.replace(/[?#].*$/s, '');
  const ending = /\.([a-z0-9]{1,5})$/i.exec(path.replace(/^[a-z]+:\/\/[^/]*/i, ''))?.[1]?.toLowerCase();
  if (ending === 'mp4' || (ending === undefined && type === 'video/mp4')) return 'video';
  if (ending === 'pdf' || (ending === undefined && type === 'application/pdf')) return 'pdf';
  return 'image';
}

/** Where a browser opens the file; undefined: its address is of another kind. */
export function findOriginal(address: string): string | undefined {
  const path = findIpfsPath(address);
  return path === undefined ? toSafeHref(address) : `https://ipfs.io/ipfs/${path}`;
}

function toFound(hit: NftHit, address: string): FoundNft {
  const { name, media, chain, contract_address: contract, token_id: token } = hit;
  const path = findIpfsPath(address);
  const about = { name, id: toId(hit), chain, contract, token, market: findMarket(hit), address };
  if (path === undefined) return { ...about, sources: media ? [media] : [], throughGateways: false };
  const sources = Array.from(
    { length: gatewayCount },
    (_, gateway) => `${mediaBase}/ipfs/${gateway}/${path}`,
  );
  return { ...about, sources, throughGateways: true };
}

function toId({ chain, contract_address: contract, token_id: token }: NftHit): string | undefined {
  if (contract === null) return undefined;
  return toNftId({
    chain: chain ?? '',
    contract: contract.toLowerCase(),
    ...(token !== null && { token }),
  });
}

/** OpenSea's chain names by the names that NFT sources use. */
const openSeaChains: ReadonlyMap<string, string> = new Map([
  ['ethereum', 'ethereum'],
  ['base', 'base'],
  ['polygon', 'polygon'],
  ['matic', 'polygon'],
  ['polygon-pos', 'polygon'],
  ['arbitrum', 'arbitrum'],
  ['arbitrum-one', 'arbitrum'],
  ['optimism', 'optimism'],
  ['optimistic-ethereum', 'optimism'],
]);

function findMarket({ chain, contract_address: contract, token_id: token }: NftHit): string | undefined {
  const name = chain === null ? undefined : openSeaChains.get(chain);
  if (name === undefined || contract === null || token === null) return undefined;
  return `https://opensea.io/item/${name}/${encodeURIComponent(contract)}/${encodeURIComponent(token)}`;
}
