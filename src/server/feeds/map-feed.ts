import type { Feed } from '../../contracts/feed.ts';

/** The feed with its value converted. */
export function mapFeed<T, Shown>(feed: Feed<T>, toShown: (value: T) => Shown): Feed<Shown> {
  return { ...feed, value: toShown(feed.value) };
}
