import { useMemo } from 'react';
import { useIsFetching } from '@tanstack/react-query';
import type { Coin, CoinNews, TeamMember } from '../../../contracts/coin-data.ts';
import type { Subject } from '../../../contracts/subject.ts';
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

/**
 * What a search for a coin is about, once that is known: the coin that was found, or where none was, or its source
 * failed, what was typed.
 */
export function useFoundCoin(name: string | undefined): Subject | undefined {
  const status = useFeed({
    key: ['coin', toKey(name ?? '')],
    load: (cancel) => loadCoin((name ?? '').trim(), cancel),
    mayNotExist: true,
    enabled: name !== undefined,
  });
  const coin = status.kind === 'ready' ? status.feed.value : undefined;
  const isKnown = name !== undefined && (coin !== undefined || status.kind === 'failed');
  const [id, found] = [coin?.id, coin?.name ?? name?.trim() ?? ''];
  return useMemo(
    () => (isKnown ? { name: found, ...(id !== undefined && { id }) } : undefined),
    [isKnown, found, id],
  );
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
