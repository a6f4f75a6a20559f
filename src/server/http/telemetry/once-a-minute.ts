import { LRUCache } from 'lru-cache';

/** Whether this is the first time within a minute that something is to be noted. */
export type IsFirst = (what: string) => boolean;

/** Who floods the server does not flood its log. */
export function onceAMinute(): IsFirst {
  const noted = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 });
  return (what) => {
    if (noted.has(what)) return false;
    noted.set(what, true);
    return true;
  };
}
