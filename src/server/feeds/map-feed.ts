import type { Feed } from '../../contracts/feed.ts';

export function mapFeed<T, Shown>(feed: Feed<T>, toShown: (value: T) => Shown): Feed<Shown> {
  return { ...feed, value: toShown(feed.value) };
}
