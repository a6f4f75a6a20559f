import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteWatchedCoin,
  getWatchlist,
  putWatchedCoin,
  type Watchlist,
} from '../../../contracts/watchlist.ts';
import { second } from '../../../lib/durations.ts';
import { ApiError } from '../../api/api-error.ts';
import { callInRun } from '../../api/call-in-run.ts';
import { call } from '../../api/call.ts';
import { useRun } from '../../ui/run/use-run.ts';
import { toHistoryKey } from './use-coin-history.ts';

const queryKey = ['watchlist'] as const;

/** Refetches whenever a page opens, but not for the rows that open with what has loaded. */
export function useWatchlist() {
  return useQuery({ queryKey, queryFn: () => call(getWatchlist, {}), staleTime: second });
}

interface WatchChange {
  readonly id: string;
  readonly name: string;
  readonly watched: boolean;
}

function watchCoin({ id, name }: Pick<WatchChange, 'id' | 'name'>): Promise<Watchlist> {
  return call(putWatchedCoin, { params: { coin: id }, body: { name } });
}

export function useWatchChange() {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation<Watchlist, ApiError, WatchChange>({
    mutationFn: ({ id, name, watched }) =>
      watched ? watchCoin({ id, name }) : call(deleteWatchedCoin, { params: { coin: id } }),
    onSuccess: (watchlist, { id }) => {
      client.setQueryData(queryKey, watchlist);
      // The server sends the values of a watched coin only.
      void client.invalidateQueries({ queryKey: toHistoryKey(id) });
    },
  });
  const failure = error && (error.code === 'WATCHLIST_FULL' ? 'full' : 'failed');
  return { change: (wanted: WatchChange) => mutate(wanted), isPending, failure } as const;
}

interface WatchedAll {
  readonly added: number;
  readonly isFull: boolean;
}

/** One coin after the other; ends where the watchlist is full. */
export function useWatchAll() {
  const client = useQueryClient();
  const { state, start, clear } = useRun<WatchedAll>('watch');
  const watch = (coins: readonly Pick<WatchChange, 'id' | 'name'>[]) => {
    const left = [...coins];
    return start(async (run) => {
      for (;;) {
        const added = coins.length - left.length;
        run.onProgress({ done: added, of: coins.length });
        const [coin] = left;
        if (!coin) return { added, isFull: false };
        try {
          client.setQueryData(queryKey, await callInRun(run, () => watchCoin(coin)));
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'WATCHLIST_FULL') throw error;
          return { added, isFull: true };
        }
        left.shift();
      }
    });
  };
  return { state, start: watch, clear };
}
