import { LRUCache } from 'lru-cache';

export type IsFirst = (what: string) => boolean;

/** A flood of requests must not flood the log. */
export function onceAMinute(): IsFirst {
  // By size: a number of entries would be room reserved at once, which takes 2 ms, four times in each start.
  const seen = new LRUCache<string, true>({ maxSize: 10_000, sizeCalculation: () => 1, ttl: 60_000 });
  return (what) => {
    if (seen.has(what)) return false;
    seen.set(what, true);
    return true;
  };
}
