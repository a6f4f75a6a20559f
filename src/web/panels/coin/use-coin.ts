import { useMemo } from 'react';
import { useIsFetching } from '@tanstack/react-query';
import type { Coin, CoinNews, TeamMember } from '../../../contracts/coin-data.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { loadCoin, loadCoinById, loadCoinNews, loadTeamMember } from '../../api/coin-data.ts';
import { useFeed, type FeedCall, type FeedStatus } from '../../feeds/use-feed.ts';

/** Equal searches share one call. */
export function useCoin(wanted: Subject): FeedStatus<Coin> {
  return useFeed(toAsked(wanted));
}

/** The found coin, or the search text where none was found or the source failed. */
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

export function useCoinLoading(): boolean {
  return useIsFetching({ queryKey: ['coin'], predicate: ({ state }) => state.data === undefined }) > 0;
}

export function useCoinNews(name: string): FeedStatus<CoinNews> {
  return useFeed({
    key: ['coin-news', toKey(name)],
    load: (cancel) => loadCoinNews(name, cancel),
    awaitsLive: false,
  });
}

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
    load: (cancel) => (id === undefined ? loadCoin(term, cancel) : loadCoinById(term, cancel)),
    mayNotExist: true,
  };
}

function toKey(name: string): string {
  return name.trim().toLowerCase();
}
