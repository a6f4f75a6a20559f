import type { EventPage } from '../../../contracts/events.ts';
import type { Feed } from '../../../contracts/feed.ts';
import { requirePart } from '../../feeds/require-part.ts';
import { loadEventPage } from '../../api/market.ts';

/** A page of events, counted from 1; one that says of itself that it failed is a failed call. */
export async function loadPage(
  page: number,
  cancel: { readonly signal: AbortSignal },
): Promise<Feed<EventPage>> {
  const feed = await loadEventPage(page, cancel);
  return requirePart(
    feed,
    (value) => (value.status.error_code === 0 ? value : undefined),
    `Page ${page} of the events`,
  );
}
