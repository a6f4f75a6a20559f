import type { Feed } from '../../contracts/feed.ts';

/** The same feed with another value made of its own. */
export function mapFeed<T, Shown>(feed: Feed<T>, toShown: (value: T) => Shown): Feed<Shown> {
  return { ...feed, value: toShown(feed.value) };
}
