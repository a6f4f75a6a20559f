import { LRUCache } from 'lru-cache';
import type { Feed } from '../../contracts/feed.ts';
import { day, minute, second } from '../../lib/durations.ts';
import type { Clock } from '../ports/clock.ts';
import type { CallPriority } from '../ports/sources.ts';
import { isHeldBack, UpstreamError } from '../ports/upstream.ts';
import type { CallScope } from './call-scope.ts';
import { withTimeout } from './with-timeout.ts';

/** 'unknown': a source that covers all has no such thing. */
export type SourceResult<T> =
  | { readonly kind: 'read'; readonly feed: Feed<T> }
  | { readonly kind: 'unknown' | 'failed'; readonly error: UpstreamError };

export interface FeedOptions<T, Key> {
  /** Named if no source responds in time. */
  readonly source: string;
  readonly load: (key: Key) => Promise<SourceResult<T>>;
  /** Loads what is shown while no source responds; undefined if there is no substitute for this key. */
  readonly findSubstitute?: ((key: Key) => Promise<Feed<T> | undefined>) | undefined;
  /** How long a caller waits for a live source before the substitute is used, in ms; absent: `maxSilence`. */
  readonly substituteAfter?: number | undefined;
  readonly substitutesFailuresOnly?: boolean | undefined;
  /** In ms. */
  readonly timeToLive: number;
  /** The key is free text, so that a member could ask for any number of values: calls use the member's quota. */
  readonly usesMemberQuota?: boolean | undefined;
  /** Of a call without a stale value to show; absent: 'asked'. */
  readonly priority?: CallPriority | undefined;
}

/** How long a silent source is awaited before another is asked, in ms. */
export const maxSilence = 3 * second;
/** How long a stale value is shown while no source responds, in ms. */
const staleFor = day;
/** How long a source's 'unknown' is believed at most, in ms. */
const unknownFor = minute;

/**
 * One kind of live value, cached for its time to live; callers with the same key share one call. A stale value is
 * returned at once while a call refreshes it. Without a value, the substitute is used if the source fails or is slow. A
 * source's 'unknown' always wins over the substitute. A caller has an answer when its request's deadline is over, at the
 * latest; a late value reaches the next caller.
 */
export function buildFeed<T, Key extends string | number = string>(
  { clock, calls }: { readonly clock: Clock; readonly calls: CallScope },
  options: FeedOptions<T, Key>,
): (key: Key) => Promise<Feed<T>> {
  const { load, timeToLive, usesMemberQuota = false, priority = 'asked' } = options;
  const cache = buildCache<T, Key>(clock);
  const pending = new Map<Key, Promise<SourceResult<T>>>();

  const call = async (key: Key, urgency: CallPriority): Promise<SourceResult<T>> =>
    cache.findFailure(key) ??
    cache.add(key, await calls.run({ usesMemberQuota, priority: urgency }, () => load(key)));
  const start = (key: Key, urgency: CallPriority): Promise<SourceResult<T>> => {
    const result = pending.get(key) ?? call(key, urgency).finally(() => pending.delete(key));
    pending.set(key, result);
    return result;
  };
  const join = async (key: Key, urgency: CallPriority): Promise<SourceResult<T>> => {
    const isFirst = !pending.has(key);
    const result = await start(key, urgency);
    // The first caller may be rate-limited although this one is not.
    return isFirst || !isHeldBackResult(result) ? result : start(key, urgency);
  };
  const countMiss = async (key: Key): Promise<UpstreamError | undefined> => {
    const needsCall = !pending.has(key) && cache.findFailure(key) === undefined;
    return usesMemberQuota && needsCall ? calls.countMiss() : undefined;
  };

  return async (key) => {
    const last = cache.find(key);
    const age = last === undefined ? Infinity : clock.now() - last.at;
    if (last?.kind === 'unknown' && age < Math.min(timeToLive, unknownFor)) throw last.error;
    if (last?.kind === 'read' && age < timeToLive) return last.feed;
    const stale = last?.kind === 'read' && age < timeToLive + staleFor ? toStale(last.feed) : undefined;
    const refusal = await countMiss(key);
    if (stale !== undefined && refusal !== undefined) return stale;
    const result = refusal ? toRefused(refusal) : join(key, stale ? 'spare' : priority);
    // Avoids an unhandled rejection; callers that await the result see its failure.
    result.catch(() => undefined);
    return (
      stale ??
      settle({ result, key, timeLeft: () => Math.max(0, calls.findDeadline() - clock.now()) }, options)
    );
  };
}

function isHeldBackResult(result: SourceResult<unknown>): boolean {
  return result.kind === 'failed' && isHeldBack(result.error);
}

function toStale<T>(feed: Feed<T>): Feed<T> {
  return { ...feed, state: 'stale' };
}

async function toRefused(error: UpstreamError): Promise<SourceResult<never>> {
  return { kind: 'failed', error };
}

interface Asked<T, Key> {
  readonly result: Promise<SourceResult<T>>;
  readonly key: Key;
  /** In ms. */
  readonly timeLeft: () => number;
}

async function settle<T, Key>(
  { result: pending, key, timeLeft }: Asked<T, Key>,
  {
    source,
    findSubstitute,
    substituteAfter = maxSilence,
    substitutesFailuresOnly = false,
  }: FeedOptions<T, Key>,
): Promise<Feed<T>> {
  const inTime = async () => {
    const result = await withTimeout(pending, timeLeft());
    if (result === undefined) throw new UpstreamError('timeout', source, { detail: 'no response in time' });
    return toFeed(result);
  };
  if (findSubstitute === undefined) return inTime();
  const result = await withTimeout(pending, Math.min(substituteAfter, timeLeft()));
  const isUnknown = substitutesFailuresOnly && result?.kind === 'failed' && result.error.kind === 'not-found';
  const isMissing = !isUnknown && (result === undefined || result.kind === 'failed');
  const substitute = isMissing ? await findSubstitute(key) : undefined;
  return substitute ?? inTime();
}

function toFeed<T>(result: SourceResult<T>): Feed<T> {
  if (result.kind !== 'read') throw result.error;
  return result.feed;
}

/** `at` is the time of arrival, in ms since 1970 UTC. */
type TimedResult<T> = SourceResult<T> & { readonly at: number };

/** Per feed: enough for everything that is viewed in a day. */
const maxBytes = 8_000_000;
const entryBytes = 500;
/** In ms: another call would probably fail too. */
const failureTime = 5000;
const maxFailures = 1000;

/** Limited by bytes, since values differ a thousandfold in size. */
function buildCache<T, Key extends string | number>(clock: Clock) {
  const results = new LRUCache<Key, TimedResult<T>>({ maxSize: maxBytes, sizeCalculation: toBytes });
  // By size too: a number of entries would be room reserved at once, for each of dozens of feeds.
  const failures = new LRUCache<Key, TimedResult<T>>({ maxSize: maxFailures, sizeCalculation: () => 1 });
  return {
    /** However old; failures excluded. */
    find: (key: Key) => results.get(key),
    /** A failure too recent for another call. */
    findFailure(key: Key) {
      const last = failures.get(key);
      return last !== undefined && clock.now() - last.at < failureTime ? last : undefined;
    },
    add(key: Key, result: SourceResult<T>): SourceResult<T> {
      const timed = { ...result, at: clock.now() };
      if (timed.kind !== 'failed') {
        failures.delete(key);
        results.set(key, timed);
      } else if (!isHeldBack(timed.error)) {
        failures.set(key, timed);
      }
      return result;
    },
  };
}

/** A character has two bytes, and a value is about as large as its JSON. */
function toBytes<T>(result: TimedResult<T>, key: string | number): number {
  const value = result.kind === 'read' ? (JSON.stringify(result.feed.value)?.length ?? 0) : 0;
  return entryBytes + 2 * (String(key).length + value);
}
