import type { Feed } from '../../../contracts/feed.ts';
import type { NftSearch } from '../../../contracts/nft.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { searchNfts } from '../../api/nft.ts';
import { useFeed } from '../../feeds/use-feed.ts';
import { findNfts, type FoundNft } from './find-nft.ts';

/** `none`: no hit that can be shown. */
export type NftState =
  | { readonly kind: 'idle' | 'searching' | 'none' | 'failed' }
  | {
      readonly kind: 'found';
      readonly nfts: readonly [FoundNft, ...FoundNft[]];
      readonly feed: Feed<NftSearch>;
    };

interface Search {
  readonly name: string;
  /** Distinguishes two searches for the same name: the second one loads again. */
  readonly searchCount: number;
}

/** Another search cancels the current one. Undefined: no search. */
export function useNft(search: Search | undefined): NftState {
  const name = search?.name ?? '';
  const status = useFeed({
    key: ['nft', name.toLowerCase(), String(search?.searchCount)],
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
