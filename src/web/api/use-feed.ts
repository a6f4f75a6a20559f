import { useQuery } from '@tanstack/react-query';
import type { Feed } from '../../contracts/feed.ts';
import type { ApiError } from './api-error.ts';
import { askOnce, untilLive } from './feed-query.ts';

/** What a panel can show of a feed. */
export type FeedStatus<Value> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly feed: Feed<Value> }
  | { readonly kind: 'failed'; readonly retry: () => void };

interface FeedCall<Value> {
  /** Calls with the same key share one request and its answer. */
  readonly key: readonly [panel: string, ...of: readonly string[]];
  readonly load: (cancel: { readonly signal: AbortSignal }) => Promise<Feed<Value>>;
  /** False while there is nothing to ask for yet: the feed is idle. */
  readonly enabled?: boolean;
}

/**
 * A feed of a panel, asked for once and again only by its own retry. A failure after an answer leaves that answer
 * in place, marked as stale.
 */
export function useFeed<Value>({ key, load, enabled = true }: FeedCall<Value>): FeedStatus<Value> {
  const { data, error, refetch, isFetching } = useQuery<Feed<Value>, ApiError>({
    ...askOnce,
    queryKey: key,
    queryFn: ({ signal }) => load({ signal }),
    refetchInterval: untilLive,
    enabled,
  });
  if (!enabled) return { kind: 'idle' };
  if (data)
    return { kind: 'ready', feed: error && data.state === 'live' ? { ...data, state: 'stale' } : data };
  if (error && !isFetching) return { kind: 'failed', retry: () => void refetch() };
  return { kind: 'loading' };
}
