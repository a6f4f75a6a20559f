import { LRUCache } from 'lru-cache';
import type { Feed } from '../../contracts/feed.ts';
import type { Clock } from '../ports/clock.ts';
import type { UpstreamError } from '../ports/upstream.ts';

/** What a source last said of a key, and when, in ms since 1970 UTC. */
export type Remembered<T> =
  | { readonly kind: 'value'; readonly feed: Feed<T>; readonly at: number }
  | { readonly kind: 'none'; readonly error: UpstreamError; readonly at: number };

/** What a feed remembers of its keys. */
export interface FeedMemory<T, Key> {
  find(key: Key): Remembered<T> | undefined;
  keep(key: Key, said: Remembered<T>): void;
  /** The failure that is too fresh for another try; undefined: there is none. */
  findFailure(key: Key): UpstreamError | undefined;
  keepFailure(key: Key, error: UpstreamError): void;
}

/** The most that one feed keeps, in bytes: enough for all that is looked at in a day. */
const maxBytes = 8_000_000;
/** What an entry takes beside its value, in bytes. */
const entryBytes = 500;
/** How long a failure is given out again, in ms: members who ask meanwhile would only wait for the next one. */
export const failureTime = 5000;
const maxFailures = 1000;

/** A memory that holds nothing yet. It is bound by bytes, since values differ a thousandfold in size. */
export function buildFeedMemory<T, Key extends string | number>(clock: Clock): FeedMemory<T, Key> {
  const said = new LRUCache<Key, Remembered<T>>({ maxSize: maxBytes, sizeCalculation: weigh });
  const failures = new LRUCache<Key, { readonly error: UpstreamError; readonly at: number }>({
    max: maxFailures,
  });
  return {
    find: (key) => said.get(key),
    keep(key, word) {
      failures.delete(key);
      said.set(key, word);
    },
    findFailure(key) {
      const last = failures.get(key);
      return last !== undefined && clock.now() - last.at < failureTime ? last.error : undefined;
    },
    keepFailure: (key, error) => void failures.set(key, { error, at: clock.now() }),
  };
}

/** In bytes: characters of a text take two, and a value's JSON is about as long as the value is large. */
function weigh<T>(word: Remembered<T>, key: string | number): number {
  const value = word.kind === 'value' ? (JSON.stringify(word.feed.value)?.length ?? 0) : 0;
  return entryBytes + 2 * (String(key).length + value);
}
