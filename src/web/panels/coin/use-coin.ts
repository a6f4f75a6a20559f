import { useIsFetching, useQuery } from '@tanstack/react-query';
import type { Coin, CoinNews, TeamMember } from '../../../contracts/coin-data.ts';
import type { Feed } from '../../../contracts/feed.ts';
import type { ApiError } from '../../api/api-error.ts';
import { loadCoin, loadCoinNews, loadTeamMember } from '../../api/coin-data.ts';
import { askOnce } from '../../feeds/feed-query.ts';
import { useFeed, type FeedStatus } from '../../feeds/use-feed.ts';

/** The coin that was searched for; every caller of the same name shares one call. */
export function useCoin(name: string): FeedStatus<Coin> {
  return useFeed({
    key: ['coin', toKey(name)],
    load: (cancel) => loadCoin(name.trim(), cancel),
    mayNotExist: true,
  });
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
