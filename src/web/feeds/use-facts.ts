import { useQueryClient } from '@tanstack/react-query';
import type { CoinFacts } from '../../contracts/coin-facts.ts';
import { ApiError } from '../api/api-error.ts';
import { loadCoinFacts } from '../api/coin-data.ts';
import { loadNftFacts } from '../api/nft.ts';
import { noAutomaticRefetch } from './feed-query.ts';
import { useFeed, type FeedStatus } from './use-feed.ts';

export type FactKind = keyof typeof loaders;

const loaders = { coin: loadCoinFacts, nft: loadNftFacts } as const;

/** Loads on request: some sources have low rate limits. */
export function useFacts(kind: FactKind, subject: string, enabled: boolean): FeedStatus<CoinFacts> {
  return useFeed({
    key: toKey(kind, subject),
    load: (cancel) => loaders[kind](subject, cancel),
    enabled,
    awaitsLive: 'rate-limited',
  });
}

/** In ms: slow sources do not hold up a save, which then says that they were loading. */
const longestWait = 5000;

/** Loads a subject's facts once, with the requests of useFacts; undefined after a failure or `longestWait`. */
export function useLoadFacts(kind: FactKind): (subject: string) => Promise<CoinFacts | undefined> {
  const client = useQueryClient();
  const { staleTime, networkMode } = noAutomaticRefetch;
  return async (subject) => {
    const queryFn = ({ signal }: { readonly signal: AbortSignal }) => loaders[kind](subject, { signal });
    const query = { queryKey: toKey(kind, subject), queryFn, staleTime, networkMode, retry: false };
    const late = new Promise<undefined>((resolve) => void setTimeout(resolve, longestWait));
    try {
      return (await Promise.race([client.fetchQuery(query), late]))?.value;
    } catch (error) {
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  };
}

function toKey(kind: FactKind, subject: string) {
  return [`${kind}-facts`, subject] as const;
}

export function hasFacts(kind: string | undefined): kind is FactKind {
  return kind !== undefined && Object.hasOwn(loaders, kind);
}
