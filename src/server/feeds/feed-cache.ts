import { LRUCache } from 'lru-cache';
import type { Clock } from '../ports/clock.ts';
import { isHeldBack } from '../ports/upstream.ts';
import type { SourceResult } from './ask-in-order.ts';

/** A result with the time of its arrival, in ms since 1970 UTC. */
export type TimedResult<T> = SourceResult<T> & { readonly at: number };

/** The results of one feed, by key. */
export interface FeedCache<T, Key> {
  /** The last result that was no failure, however old. */
  find(key: Key): TimedResult<T> | undefined;
  /** A failure that is too recent for another call. */
  findFailure(key: Key): TimedResult<T> | undefined;
  /** Adds a result of this moment. */
  add(key: Key, result: SourceResult<T>): TimedResult<T>;
}

/** The size of one feed's cache in bytes, enough for everything that is looked at in a day. */
const maxBytes = 8_000_000;
/** The size of an entry without its value, in bytes. */
const entryBytes = 500;
/** How long a failure is repeated without another call, in ms: the next call would most likely fail, too. */
const failureTime = 5000;
const maxFailures = 1000;

/** An empty cache. Its limit is in bytes, since values differ a thousandfold in size. */
export function buildFeedCache<T, Key extends string | number>(clock: Clock): FeedCache<T, Key> {
  const results = new LRUCache<Key, TimedResult<T>>({ maxSize: maxBytes, sizeCalculation: toBytes });
  const failures = new LRUCache<Key, TimedResult<T>>({ max: maxFailures });
  return {
    find: (key) => results.get(key),
    findFailure(key) {
      const last = failures.get(key);
      return last !== undefined && clock.now() - last.at < failureTime ? last : undefined;
    },
    add(key, result) {
      const timed = { ...result, at: clock.now() };
      if (timed.kind !== 'failed') {
        failures.delete(key);
        results.set(key, timed);
      } else if (!isHeldBack(timed.error)) {
        failures.set(key, timed);
      }
      return timed;
    },
  };
}

/** A character takes two bytes, and a value is about as large as its JSON. */
function toBytes<T>(result: TimedResult<T>, key: string | number): number {
  const value = result.kind === 'value' ? (JSON.stringify(result.value)?.length ?? 0) : 0;
  return entryBytes + 2 * (String(key).length + value);
}
