import { useIsFetching, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { loadCoin, loadCoinNews, loadTeamMember } from '../../api/coin-data.ts';
import { askOnce, untilLive } from '../../api/feed-query.ts';
import type { Coin, CoinNews, TeamMember } from '../../../contracts/coin-data.ts';
import type { Feed } from '../../../contracts/feed.ts';

/** What the panel can show of a coin; `unknown` tells a coin that does not exist from a source that failed. */
export type CoinState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly feed: Feed<Coin> }
  | { readonly kind: 'failed'; readonly unknown: boolean; readonly retry: () => void };

/** The coin that was searched for; every caller of the same name shares one call. */
export function useCoin(name: string): CoinState {
  const { data, error, refetch, isFetching } = useQuery<Feed<Coin>, ApiError>({
    ...askOnce,
    queryKey: ['coin', toKey(name)],
    queryFn: ({ signal }) => loadCoin(name.trim(), { signal }),
    refetchInterval: untilLive,
  });
  if (error?.code === 'NOT_FOUND') return { kind: 'failed', unknown: true, retry: () => void refetch() };
  if (data) return { kind: 'ready', feed: data };
  if (error && !isFetching) return { kind: 'failed', unknown: false, retry: () => void refetch() };
  return { kind: 'loading' };
}

/** A coin that was searched for has not come yet. */
export function useCoinLoading(): boolean {
  return useIsFetching({ queryKey: ['coin'], predicate: ({ state }) => state.data === undefined }) > 0;
}

/** The news of a coin; undefined while it loads, null where the call failed and nothing is shown. */
export function useCoinNews(name: string): Feed<CoinNews> | undefined | null {
  const { data, isError } = useQuery({
    ...askOnce,
    queryKey: ['coin-news', toKey(name)],
    queryFn: ({ signal }) => loadCoinNews(name, { signal }),
  });
  return isError ? null : data;
}

/** The team member chosen by id, none for undefined. */
export function useTeamMember(id: string | undefined) {
  return useQuery<Feed<TeamMember>, ApiError>({
    ...askOnce,
    queryKey: ['team-member', id],
    queryFn: ({ signal }) => loadTeamMember(id ?? '', { signal }),
    enabled: id !== undefined,
  });
}

function toKey(name: string): string {
  return name.trim().toLowerCase();
}
