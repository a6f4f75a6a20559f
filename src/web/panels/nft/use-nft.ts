import type { Feed } from '../../../contracts/feed.ts';
import type { NftSearch } from '../../../contracts/nft.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { searchNfts } from '../../api/nft.ts';
import { useFeed } from '../../feeds/use-feed.ts';
import { findNfts, type FoundNft } from './find-nft.ts';

/** What a search came to; `none`: no hit with anything to show. */
export type NftState =
  | { readonly kind: 'idle' | 'searching' | 'none' | 'failed' }
  | {
      readonly kind: 'found';
      /** The best first. */
      readonly nfts: readonly [FoundNft, ...FoundNft[]];
      readonly feed: Feed<NftSearch>;
    };

interface Search {
  readonly name: string;
  /** Tells two searches for the same name apart: the second is asked anew. */
  readonly turn: number;
}

/** Searches for an NFT; another search cancels the one under way. Undefined: nothing is searched for. */
export function useNft(search: Search | undefined): NftState {
  const name = search?.name ?? '';
  const status = useFeed({
    key: ['nft', name.toLowerCase(), String(search?.turn)],
    load: (cancel) => searchNfts(name, cancel),
    enabled: search !== undefined,
    staleTime: Infinity,
  });
  switch (status.kind) {
    case 'idle':
    case 'failed':
      return { kind: status.kind };
    case 'loading':
      return { kind: 'searching' };
    case 'ready': {
      const [first, ...more] = findNfts(status.feed.value);
      return first ? { kind: 'found', nfts: [first, ...more], feed: status.feed } : { kind: 'none' };
    }
    default:
      return assertNever(status);
  }
}
