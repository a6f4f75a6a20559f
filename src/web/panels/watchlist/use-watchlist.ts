import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Watchlist } from '../../../contracts/watchlist.ts';
import type { ApiError } from '../../api/api-error.ts';
import { loadWatchlist, unwatchCoin, watchCoin } from '../../api/watchlist.ts';
import { toPending, type Pending } from '../../ui/hooks/to-pending.ts';

const queryKey = ['watchlist'] as const;

type WatchlistState = Pending | { readonly kind: 'ready'; readonly watchlist: Watchlist };

/** Refetches whenever a page opens. */
export function useWatchlist(): WatchlistState {
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: loadWatchlist, staleTime: 0 });
  if (data) return { kind: 'ready', watchlist: data };
  return toPending({ isError, refetch });
}

interface WatchChange {
  readonly id: string;
  readonly name: string;
  readonly watched: boolean;
}

export function useWatchChange() {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation<Watchlist, ApiError, WatchChange>({
    mutationFn: ({ id, name, watched }) => (watched ? watchCoin({ id, name }) : unwatchCoin(id)),
    onSuccess: (watchlist) => client.setQueryData(queryKey, watchlist),
  });
  const failure = error && (error.code === 'WATCHLIST_FULL' ? 'full' : 'failed');
  return { change: (wanted: WatchChange) => mutate(wanted), isPending, failure } as const;
}
