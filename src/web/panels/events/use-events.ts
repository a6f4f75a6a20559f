import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  eventCheckPause,
  eventPagePause,
  type CalendarEvent,
  type EventPage,
} from '../../../contracts/events.ts';
import type { Feed } from '../../../contracts/feed.ts';
import { useFeed, type FeedStatus } from '../../feeds/use-feed.ts';
import { findNextPage, isComplete, toEvents, toOrigin, toTotal } from './event-pages.ts';
import { loadPage } from './load-page.ts';

/** The events that have come so far. */
export interface EventCollection {
  readonly events: readonly CalendarEvent[];
  /** How many there are on all pages. */
  readonly total: number;
  readonly progress: Progress;
  /** Goes on from the page that failed. */
  readonly retry: () => void;
}

type Progress = 'loading' | 'complete' | 'failed';

interface Rest {
  /** The first page that these follow; with another one they start anew. */
  readonly first: EventPage | undefined;
  readonly pages: readonly Feed<EventPage>[];
  readonly progress: Progress;
}

const key = ['events'] as const;

/** The first page of events, then the others one after another; all calls end with the one who asked. */
export function useEvents(): FeedStatus<EventCollection> {
  const client = useQueryClient();
  const status = useFeed({ key, load: (cancel) => loadPage(1, cancel) });
  const [rest, setRest] = useRest(status.kind === 'ready' ? status.feed.value : undefined);
  if (status.kind !== 'ready') return status;
  const pages = [status.feed, ...rest.pages] as const;
  const retry = () => {
    if (findNextPage(pages) !== undefined) return setRest({ ...rest, progress: 'loading' });
    // Every page has come and yet not every event: the list changed meanwhile.
    setRest(toStart(rest.first));
    void client.refetchQueries({ queryKey: key });
  };
  const value = { events: toEvents(pages), total: toTotal(pages), progress: rest.progress, retry };
  return { kind: 'ready', feed: { value, ...toOrigin(pages) } };
}

/** The pages after the first. */
function useRest(first: EventPage | undefined) {
  const [kept, setRest] = useState<Rest>(() => toStart(first));
  const rest = kept.first === first ? kept : toStart(first);
  if (rest !== kept) setRest(rest);
  const pages = first === undefined ? [] : [{ value: first }, ...rest.pages];
  const isLoading = first !== undefined && rest.progress === 'loading';
  const next = findNextPage(pages);
  const isWhole = isComplete(pages);

  useEffect(() => {
    if (!isLoading || next === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      // The client has logged a failure.
      const page = await loadPage(next, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      setRest((before) => (before.first === first ? withPage(before, page) : before));
    };
    const timer = setTimeout(() => void ask(), eventPagePause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [first, isLoading, next]);

  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setInterval(() => {
      if (isWhole) setRest((before) => ({ ...before, progress: 'complete' }));
      else if (next === undefined) setRest((before) => ({ ...before, progress: 'failed' }));
    }, eventCheckPause);
    return () => clearInterval(timer);
  }, [isLoading, isWhole, next]);

  return [rest, setRest] as const;
}

function toStart(first: EventPage | undefined): Rest {
  return { first, pages: [], progress: 'loading' };
}

function withPage(rest: Rest, page: Feed<EventPage> | undefined): Rest {
  return page ? { ...rest, pages: [...rest.pages, page] } : { ...rest, progress: 'failed' };
}
