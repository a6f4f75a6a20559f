import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  eventCheckPause,
  eventPagePause,
  type CalendarEvent,
  type EventPage,
} from '../../../contracts/events.ts';
import type { Feed } from '../../../contracts/feed.ts';
import type { ApiError } from '../../api/api-error.ts';
import { loadEventPage } from '../../api/market.ts';
import { noAutomaticRefetch } from '../../feeds/feed-query.ts';
import { requirePart } from '../../feeds/require-part.ts';
import { useFeed, type FeedStatus } from '../../feeds/use-feed.ts';
import { findNextPage, isComplete, toEvents, toOrigin, toTotal } from './event-pages.ts';

export interface EventCollection {
  readonly events: readonly CalendarEvent[];
  readonly total: number;
  readonly progress: 'loading' | 'complete' | 'failed';
  /** Continues with the page that failed. */
  readonly retry: () => void;
}

interface Cancel {
  readonly signal: AbortSignal;
}

const key = ['events'] as const;
const restKey = [...key, 'rest'] as const;

/** Loads the first page of events, then the others in turn; leaving the page cancels all calls. */
export function useEvents(): FeedStatus<EventCollection> {
  const client = useQueryClient();
  const status = useFeed({ key, load: (cancel) => loadPage(1, cancel) });
  const first = status.kind === 'ready' ? status.feed : undefined;
  const rest = useRest(first);
  const judged = useJudged(first?.value, rest.pages);
  if (status.kind !== 'ready') return status;
  const pages = [status.feed, ...rest.pages] as const;
  const retry = () => {
    if (findNextPage(pages) !== undefined) return rest.retry();
    // All pages have loaded but events are missing: the list has changed.
    judged.forget();
    void client.refetchQueries({ queryKey: key, exact: true });
    void client.resetQueries({ queryKey: restKey });
  };
  const progress = rest.hasFailed ? 'failed' : judged.progress;
  const value = { events: toEvents(pages), total: toTotal(pages), progress, retry };
  return { kind: 'ready', feed: { value, ...toOrigin(pages) } };
}

/** The first page of the events, the soonest first. Undefined: not loaded (yet). */
export function useSoonestEvents(enabled: boolean): Feed<readonly CalendarEvent[]> | undefined {
  const status = useFeed({ key, load: (cancel) => loadPage(1, cancel), enabled });
  return status.kind === 'ready' ? { ...status.feed, value: status.feed.value.body } : undefined;
}

const noPages: readonly Feed<EventPage>[] = [];

/** The pages after the first; a different first page restarts them, an equal one does not. */
function useRest(first: Feed<EventPage> | undefined) {
  const [forgiven, setForgiven] = useState<ApiError>();
  const firstPage = useMemo(() => JSON.stringify(first?.value), [first?.value]);
  const query = useInfiniteQuery<
    Feed<EventPage>,
    ApiError,
    InfiniteData<Feed<EventPage>>,
    readonly string[],
    number
  >({
    ...noAutomaticRefetch,
    gcTime: 0,
    queryKey: [...restKey, firstPage ?? ''],
    queryFn: async ({ pageParam, signal }) => {
      await pause(eventPagePause, signal);
      return loadPage(pageParam, { signal });
    },
    initialPageParam: 2,
    getNextPageParam: (_, pages) => first && findNextPage([first, ...pages]),
    enabled: first !== undefined && findNextPage([first]) !== undefined,
  });
  const { data, error, isFetching, hasNextPage, fetchNextPage } = query;
  const isNextDue = hasNextPage && !isFetching && error === null;
  useEffect(() => {
    if (isNextDue) void fetchNextPage();
  }, [isNextDue, fetchNextPage]);
  const retry = () => {
    setForgiven(error ?? undefined);
    void fetchNextPage();
  };
  return {
    pages: data?.pages ?? noPages,
    hasFailed: error !== null && error !== forgiven && !isFetching,
    retry,
  };
}

/** Whether all events have loaded; decided one second after the last page. */
function useJudged(first: EventPage | undefined, rest: readonly Feed<EventPage>[]) {
  const pages = useMemo(() => (first === undefined ? [] : [{ value: first }, ...rest]), [first, rest]);
  const [judged, setJudged] = useState<typeof pages>();
  const isDue = pages.length > 0 && findNextPage(pages) === undefined && judged !== pages;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => setJudged(pages), eventCheckPause);
    return () => clearTimeout(timer);
  }, [isDue, pages]);
  const progress = judged !== pages ? 'loading' : isComplete(pages) ? 'complete' : 'failed';
  return { progress, forget: () => setJudged(undefined) } as const;
}

/** Pages count from 1; a body that reports a failure is a failed call. */
async function loadPage(page: number, cancel: Cancel): Promise<Feed<EventPage>> {
  const feed = await loadEventPage(page, cancel);
  return requirePart(
    feed,
    (value) => (value.status.error_code === 0 ? value : undefined),
    `Page ${page} of the events`,
  );
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
