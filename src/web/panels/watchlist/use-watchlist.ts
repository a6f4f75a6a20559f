import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Watchlist } from '../../../contracts/watchlist.ts';
import type { ApiError } from '../../api/api-error.ts';
import { loadWatchlist, unwatchCoin, watchCoin } from '../../api/watchlist.ts';

const queryKey = ['watchlist'] as const;

export type WatchlistState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly watchlist: Watchlist }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** The member's watchlist, refetched whenever a page opens. */
export function useWatchlist(): WatchlistState {
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: loadWatchlist, staleTime: 0 });
  if (data) return { kind: 'ready', watchlist: data };
  return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
}

interface WatchChange {
  readonly id: string;
  readonly name: string;
  readonly watched: boolean;
}

/** Adds a coin to the watchlist or takes it off. */
export function useWatchChange() {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation<Watchlist, ApiError, WatchChange>({
    mutationFn: ({ id, name, watched }) => (watched ? watchCoin({ id, name }) : unwatchCoin(id)),
    onSuccess: (watchlist) => client.setQueryData(queryKey, watchlist),
  });
  const failure = error && (error.code === 'WATCHLIST_FULL' ? 'full' : 'failed');
  return { change: (wanted: WatchChange) => mutate(wanted), isPending, failure } as const;
}
