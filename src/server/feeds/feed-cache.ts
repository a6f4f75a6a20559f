import { LRUCache } from 'lru-cache';
import type { Clock } from '../ports/clock.ts';
import { isHeldBack } from '../ports/upstream.ts';
import type { SourceResult } from './ask-in-order.ts';

/** `at` is the time of arrival, in ms since 1970 UTC. */
export type TimedResult<T> = SourceResult<T> & { readonly at: number };

export interface FeedCache<T, Key> {
  /** However old; failures excluded. */
  find(key: Key): TimedResult<T> | undefined;
  /** A failure too recent for another call. */
  findFailure(key: Key): TimedResult<T> | undefined;
  add(key: Key, result: SourceResult<T>): TimedResult<T>;
}

/** Per feed: enough for everything that is viewed in a day. */
const maxBytes = 8_000_000;
const entryBytes = 500;
/** In ms: another call would probably fail too. */
const failureTime = 5000;
const maxFailures = 1000;

/** Limited by bytes, since values differ a thousandfold in size. */
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

/** A character has two bytes, and a value is about as large as its JSON. */
function toBytes<T>(result: TimedResult<T>, key: string | number): number {
  const value = result.kind === 'value' ? (JSON.stringify(result.value)?.length ?? 0) : 0;
  return entryBytes + 2 * (String(key).length + value);
}
