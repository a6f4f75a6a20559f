import { LRUCache } from 'lru-cache';

export type IsFirst = (what: string) => boolean;

/** A flood of requests must not flood the log. */
export function onceAMinute(): IsFirst {
  const noted = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 });
  return (what) => {
    if (noted.has(what)) return false;
    noted.set(what, true);
    return true;
  };
}
