import type { CalendarEvent, EventPage } from '../../../contracts/events.ts';
import type { Feed, FeedOrigin, FeedState } from '../../../contracts/feed.ts';

type Pages = readonly Pick<Feed<EventPage>, 'value'>[];

export function toEvents(pages: Pages): readonly CalendarEvent[] {
  return pages.flatMap(({ value }) => value.body);
}

/** Number of all events, as the page loaded last states it. */
export function toTotal(pages: Pages): number {
  return findCounts(pages)?.total_count ?? 0;
}

export function isComplete(pages: Pages): boolean {
  return pages.length > 0 && toEvents(pages).length >= toTotal(pages);
}

/** Undefined after the last page. */
export function findNextPage(pages: Pages): number | undefined {
  const count = findCounts(pages)?.page_count ?? 0;
  return isComplete(pages) || pages.length >= count ? undefined : pages.length + 1;
}

/** The oldest age and the worst state of all pages. */
export function toOrigin(pages: readonly [Feed<EventPage>, ...Feed<EventPage>[]]): FeedOrigin {
  const worst = (state: FeedState) => pages.find((page) => page.state === state);
  const { source, state } = worst('sample') ?? worst('stale') ?? pages[0];
  const oldest = pages.reduce((one, other) => (Date.parse(other.asOf) < Date.parse(one.asOf) ? other : one));
  return { source, state, asOf: oldest.asOf };
}

function findCounts(pages: Pages): EventPage['_metadata'] | undefined {
  const last = pages.at(-1);
  if (last === undefined) return undefined;
  const { _metadata: counts } = last.value;
  return counts;
}
