import { gatewayCount, mediaBase, type NftHit, type NftSearch } from '../../../contracts/nft.ts';
import { findIpfsPath } from '../../../lib/ipfs-path.ts';

export type MediaKind = 'image' | 'video' | 'pdf';

/** The hit that a search is about. */
export interface FoundNft {
  readonly name: string | null;
  /** Chain, contract and token; undefined where the source names no contract and token. */
  readonly id: string | undefined;
  /** Null: the source does not name it. */
  readonly chain: string | null;
  readonly contract: string | null;
  readonly token: string | null;
  /** Its page at a market; undefined: none is known for its chain. */
  readonly market: string | undefined;
  /** Where its file is, as the source says. */
  readonly address: string;
  /** Same-origin paths of the file, to be tried in this order; none: it cannot be shown. */
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

/** What a file is, by the ending of its address; where that has none, by its own type. */
export function toMediaKind(address: string, type: string): MediaKind {
  const path = address.replace(/[?#].*$/s, '');
  const ending = /\.([a-z0-9]{1,5})$/i.exec(path.replace(/^[a-z]+:\/\/[^/]*/i, ''))?.[1]?.toLowerCase();
  if (ending === 'mp4' || (ending === undefined && type === 'video/mp4')) return 'video';
  if (ending === 'pdf' || (ending === undefined && type === 'application/pdf')) return 'pdf';
  return 'image';
}

function toFound(hit: NftHit, address: string): FoundNft {
  const { name, media, chain, contract_address: contract, token_id: token } = hit;
  const about = { name, id: toId(hit), chain, contract, token, market: findMarket(hit), address };
  const path = findIpfsPath(address);
  if (path === undefined) return { ...about, sources: media ? [media] : [], throughGateways: false };
  const sources = Array.from(
    { length: gatewayCount },
    (_, gateway) => `${mediaBase}/ipfs/${gateway}/${path}`,
  );
  return { ...about, sources, throughGateways: true };
}

function toId({ chain, contract_address: contract, token_id: token }: NftHit): string | undefined {
  if (contract === null || token === null) return undefined;
  return [chain ?? '', contract.toLowerCase(), token].join('/');
}

/** What OpenSea calls a chain, by the names that the sources of NFTs use. */
const openSeaChains: Readonly<Record<string, string>> = {
  ethereum: 'ethereum',
  base: 'base',
  polygon: 'polygon',
  matic: 'polygon',
  'polygon-pos': 'polygon',
  arbitrum: 'arbitrum',
  'arbitrum-one': 'arbitrum',
  optimism: 'optimism',
  'optimistic-ethereum': 'optimism',
};

function findMarket({ chain, contract_address: contract, token_id: token }: NftHit): string | undefined {
  const name = chain === null ? undefined : openSeaChains[chain];
  if (name === undefined || contract === null || token === null) return undefined;
  return `https://opensea.io/item/${name}/${encodeURIComponent(contract)}/${encodeURIComponent(token)}`;
}
