import type { CalendarEvent, EventPage } from '../../../contracts/events.ts';
import type { Feed, FeedOrigin, FeedState } from '../../../contracts/feed.ts';

type Pages = readonly Pick<Feed<EventPage>, 'value'>[];

/** All events of the pages, in their order. */
export function toEvents(pages: Pages): readonly CalendarEvent[] {
  return pages.flatMap(({ value }) => value.body);
}

/** How many events all pages have, as the last one that came says. */
export function toTotal(pages: Pages): number {
  return findCounts(pages)?.total_count ?? 0;
}

/** Whether as many events have come as there are. */
export function isComplete(pages: Pages): boolean {
  return pages.length > 0 && toEvents(pages).length >= toTotal(pages);
}

/** The page to ask for next; undefined where there is none left. */
export function findNextPage(pages: Pages): number | undefined {
  const count = findCounts(pages)?.page_count ?? 0;
  return isComplete(pages) || pages.length >= count ? undefined : pages.length + 1;
}

/** Where the pages together are from: as old as the oldest of them, and as good as the least. */
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
