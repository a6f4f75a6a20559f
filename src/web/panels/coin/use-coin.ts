import { useIsFetching } from '@tanstack/react-query';
import type { Coin, CoinNews, TeamMember } from '../../../contracts/coin-data.ts';
import { loadCoin, loadCoinNews, loadTeamMember } from '../../api/coin-data.ts';
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

/** The news of a coin. */
export function useCoinNews(name: string): FeedStatus<CoinNews> {
  return useFeed({
    key: ['coin-news', toKey(name)],
    load: (cancel) => loadCoinNews(name, cancel),
    awaitsLive: false,
  });
}

/** The team member chosen by id, nobody for undefined. */
export function useTeamMember(id: string | undefined): FeedStatus<TeamMember> {
  return useFeed({
    key: ['team-member', id ?? ''],
    load: (cancel) => loadTeamMember(id ?? '', cancel),
    enabled: id !== undefined,
    awaitsLive: false,
  });
}

function toKey(name: string): string {
  return name.trim().toLowerCase();
}
