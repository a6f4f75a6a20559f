import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Feed } from '../../contracts/feed.ts';
import type { ApiError, ApiErrorCode } from '../api/api-error.ts';
import { noAutomaticRefetch, untilLive, untilLimitRenewed } from './feed-query.ts';

export type FeedStatus<Value> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly feed: Feed<Value> }
  | { readonly kind: 'failed'; readonly code: ApiErrorCode; readonly retry: () => void };

export interface FeedCall<Value> {
  /** Calls with the same key share one request. */
  readonly key: readonly [panel: string, ...of: readonly string[]];
  readonly load: (cancel: { readonly signal: AbortSignal }) => Promise<Feed<Value>>;
  readonly enabled?: boolean;
  /** A 404 replaces the earlier value. */
  readonly mayNotExist?: boolean;
  /** False: the sample is not refetched. 'rate-limited': it is refetched until the limit is renewed. */
  readonly awaitsLive?: boolean | 'rate-limited';
  /** How long a value is reused without a refetch, in ms. */
  readonly staleTime?: number;
}

/** Only its retry refetches it. After a failure the old value stays, marked as stale. */
export function useFeed<Value>({
  key,
  load,
  enabled = true,
  mayNotExist = false,
  awaitsLive = true,
  staleTime = noAutomaticRefetch.staleTime,
}: FeedCall<Value>): FeedStatus<Value> {
  const queries = useQueryClient().getQueryCache();
  // A component whose code loads late does not refetch the data of the others.
  const [isLate] = useState(() => (queries.find({ queryKey: key })?.getObserversCount() ?? 0) > 0);
  const { data, error, refetch, isFetching } = useQuery<Feed<Value>, ApiError>({
    ...noAutomaticRefetch,
    queryKey: key,
    queryFn: ({ signal }) => load({ signal }),
    refetchInterval: awaitsLive === 'rate-limited' ? untilLimitRenewed : awaitsLive && untilLive,
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
