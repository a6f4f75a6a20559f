import { coinFactsSchema, type CoinFacts } from '../../contracts/coin-facts.ts';
import { bases } from '../../contracts/config.ts';
import type { Feed } from '../../contracts/feed.ts';
import { mediaTimeout, nftSearchSchema, type NftSearch } from '../../contracts/nft.ts';
import { ApiError } from './api-error.ts';
import { api, logFailure, type Cancel } from './client.ts';
import { readFeed } from './read-body.ts';

/** An empty list where no NFT has the name. */
export function searchNfts(name: string, cancel: Cancel): Promise<Feed<NftSearch>> {
  return readFeed(api.get(`${bases.nft}/search2nft/${encodeURIComponent(name)}`, cancel), nftSearchSchema);
}

/** Facts of the NFT's collection; `subject`: the NFT's id or name. A missing fact has its reason. */
export function loadNftFacts(subject: string, cancel: Cancel): Promise<Feed<CoinFacts>> {
  return readFeed(api.get(`${bases.nft}/facts/${encodeURIComponent(subject)}`, cancel), coinFactsSchema);
}

/** `path` is below the media base. The timeout includes the body. */
export async function loadMedia(path: string, { signal }: Required<Cancel>): Promise<Blob> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), mediaTimeout);
  try {
    const response = await api.get(path, {
      signal: AbortSignal.any([signal, limit.signal]),
      timeout: false,
    });
    return await response.blob();
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    const failure = new ApiError({
      code: limit.signal.aborted ? 'TIMEOUT' : 'UNREACHABLE',
      status: 0,
      message: limit.signal.aborted ? 'No response in time' : 'The response broke off',
      cause: error,
    });
    logFailure(failure, `GET ${path}`);
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}
