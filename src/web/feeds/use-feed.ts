import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Feed } from '../../contracts/feed.ts';
import type { ApiError, ApiErrorCode } from '../api/api-error.ts';
import { askOnce, untilLive, untilTurn } from './feed-query.ts';

/** What a panel can show of a feed. */
export type FeedStatus<Value> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly feed: Feed<Value> }
  | { readonly kind: 'failed'; readonly code: ApiErrorCode; readonly retry: () => void };

export interface FeedCall<Value> {
  /** Calls with the same key share one request and its answer. */
  readonly key: readonly [panel: string, ...of: readonly string[]];
  readonly load: (cancel: { readonly signal: AbortSignal }) => Promise<Feed<Value>>;
  /** False while there is nothing to ask for yet: the feed is idle. */
  readonly enabled?: boolean;
  /** It may not exist: a source that says so outranks what came before. */
  readonly mayNotExist?: boolean;
  /** False: the sample is not replaced by asking again. 'turn': its sources bear few calls, so it is asked for longer. */
  readonly awaitsLive?: boolean | 'turn';
  /** How long what came is shown again without asking anew, in ms. */
  readonly staleTime?: number;
}

/**
 * The feed of a panel, loaded once and again only by its own retry. A failure after a success leaves the old value
 * in place, marked as stale.
 */
export function useFeed<Value>({
  key,
  load,
  enabled = true,
  mayNotExist = false,
  awaitsLive = true,
  staleTime = askOnce.staleTime,
}: FeedCall<Value>): FeedStatus<Value> {
  const queries = useQueryClient().getQueryCache();
  // Of parts that show the same feed, one whose code comes late asks for nothing: it shows what the others have got.
  const [isLate] = useState(() => (queries.find({ queryKey: key })?.getObserversCount() ?? 0) > 0);
  const { data, error, refetch, isFetching } = useQuery<Feed<Value>, ApiError>({
    ...askOnce,
    queryKey: key,
    queryFn: ({ signal }) => load({ signal }),
    refetchInterval: awaitsLive === 'turn' ? untilTurn : awaitsLive && untilLive,
    retryOnMount: !isLate,
    staleTime,
    enabled,
  });
  if (!enabled) return { kind: 'idle' };
  const failed = error && ({ kind: 'failed', code: error.code, retry: () => void refetch() } as const);
  if (mayNotExist && failed?.code === 'NOT_FOUND') return failed;
  if (data)
    return { kind: 'ready', feed: error && data.state === 'live' ? { ...data, state: 'stale' } : data };
  return failed && !isFetching ? failed : { kind: 'loading' };
}
