import { useMemo } from 'react';
import { useIsFetching } from '@tanstack/react-query';
import type { Coin, CoinNews, TeamMember } from '../../../contracts/coin-data.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { loadCoin, loadCoinNews, loadTeamMember } from '../../api/coin-data.ts';
import { useFeed, type FeedCall, type FeedStatus } from '../../feeds/use-feed.ts';

/** The coin that was searched for: by its id where that is known; every caller of the same shares one call. */
export function useCoin(wanted: Subject): FeedStatus<Coin> {
  return useFeed(toAsked(wanted));
}

/**
 * What a search for a coin is about, once that is known: the coin that was found, or where none was, or its source
 * failed, what was searched for.
 */
export function useFoundCoin(wanted: Subject | undefined): Subject | undefined {
  const status = useFeed({ ...toAsked(wanted ?? { name: '' }), enabled: wanted !== undefined });
  const coin = status.kind === 'ready' ? status.feed.value : undefined;
  const isKnown = wanted !== undefined && (coin !== undefined || status.kind === 'failed');
  const [id, found] = coin ? [coin.id, coin.name] : [wanted?.id, wanted?.name.trim() ?? ''];
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

function toAsked({ id, name }: Subject): FeedCall<Coin> {
  const term = id ?? name.trim();
  return {
    key: ['coin', toKey(term)],
    load: (cancel) => loadCoin(term, cancel),
    mayNotExist: true,
  };
}

function toKey(name: string): string {
  return name.trim().toLowerCase();
}
