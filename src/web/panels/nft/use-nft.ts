import { useQuery } from '@tanstack/react-query';
import type { Feed } from '../../../contracts/feed.ts';
import type { NftSearch } from '../../../contracts/nft.ts';
import type { ApiError } from '../../api/api-error.ts';
import { askOnce, untilLive } from '../../feeds/feed-query.ts';
import { searchNfts } from '../../api/nft.ts';
import { findNft, type FoundNft } from './find-nft.ts';

/** What a search came to; `none`: no hit with anything to show. */
export type NftState =
  | { readonly kind: 'idle' | 'searching' | 'none' | 'failed' }
  | { readonly kind: 'found'; readonly nft: FoundNft; readonly feed: Feed<NftSearch> };

interface Search {
  readonly name: string;
  /** Tells two searches for the same name apart: the second is asked anew. */
  readonly turn: number;
}

/** Searches for an NFT; another search cancels the one under way. Undefined: nothing is searched for. */
export function useNft(search: Search | undefined): NftState {
  const name = search?.name ?? '';
  const { data, isError } = useQuery<Feed<NftSearch>, ApiError>({
    ...askOnce,
    staleTime: Infinity,
    queryKey: ['nft', name.toLowerCase(), search?.turn],
    queryFn: ({ signal }) => searchNfts(name, { signal }),
    refetchInterval: untilLive,
    enabled: search !== undefined,
  });
  if (search === undefined) return { kind: 'idle' };
  if (data) {
    const nft = findNft(data.value);
    return nft ? { kind: 'found', nft, feed: data } : { kind: 'none' };
  }
  return { kind: isError ? 'failed' : 'searching' };
}
