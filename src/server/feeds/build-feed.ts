import type { Feed, FeedState } from '../../contracts/feed.ts';
import type { CallPriority } from '../ports/sources.ts';
import { isHeldBack, type UpstreamError } from '../ports/upstream.ts';
import type { SourceResult } from './ask-in-order.ts';
import { buildFeedCache, type TimedResult } from './feed-cache.ts';
import type { FeedContext } from './feed-context.ts';
import { staleFor, unknownFor } from './times-to-live.ts';
import { withTimeout } from './with-timeout.ts';

export interface FeedOptions<T, Key> {
  readonly load: (key: Key) => Promise<SourceResult<T>>;
  /** Loads what is shown while no source responds; undefined if there is no substitute for this key. */
  readonly findSubstitute?: ((key: Key) => Promise<Feed<T> | undefined>) | undefined;
  readonly substitutesFailuresOnly?: boolean | undefined;
  /** In ms. */
  readonly timeToLive: number;
  /** The key is free text, so that a member could ask for any number of values: calls use the member's quota. */
  readonly usesMemberQuota?: boolean | undefined;
  /** Of a call without a stale value to show; absent: 'asked'. */
  readonly priority?: CallPriority | undefined;
}

/** How long a caller waits for a live source before the substitute is used, in ms. */
const liveTimeout = 3000;

/**
 * One kind of live value, cached for its time to live; callers with the same key share one call. A stale value is
 * returned at once while a call refreshes it. Without a value, the substitute is used if the source fails or is slow; a
 * late value reaches the next caller. A source's 'unknown' always wins over the substitute.
 */
export function buildFeed<T, Key extends string | number = string>(
  { clock, calls }: Pick<FeedContext, 'clock' | 'calls'>,
  options: FeedOptions<T, Key>,
): (key: Key) => Promise<Feed<T>> {
  const { load, timeToLive, findSubstitute, usesMemberQuota = false, priority = 'asked' } = options;
  const cache = buildFeedCache<T, Key>(clock);
  const pending = new Map<Key, Promise<TimedResult<T>>>();

  const call = async (key: Key, urgency: CallPriority): Promise<TimedResult<T>> =>
    cache.findFailure(key) ??
    cache.add(key, await calls.run({ usesMemberQuota, priority: urgency }, () => load(key)));
  const start = (key: Key, urgency: CallPriority): Promise<TimedResult<T>> => {
    const result = pending.get(key) ?? call(key, urgency).finally(() => pending.delete(key));
    pending.set(key, result);
    return result;
  };
  const join = async (key: Key, urgency: CallPriority): Promise<TimedResult<T>> => {
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
    if (last?.kind === 'value' && age < timeToLive) return toFeed(last, 'live');
    const stale = last?.kind === 'value' && age < timeToLive + staleFor ? toFeed(last, 'stale') : undefined;
    const refusal = await countMiss(key);
    if (stale !== undefined && refusal !== undefined) return stale;
    const result = refusal ? toRefused<T>(refusal, clock.now()) : join(key, stale ? 'spare' : priority);
    // Avoids an unhandled rejection; callers that await the result see its failure.
    result.catch(() => undefined);
    if (stale !== undefined) return stale;
    return settle(result, findSubstitute && (() => findSubstitute(key)), options.substitutesFailuresOnly);
  };
}

function isHeldBackResult(result: SourceResult<unknown>): boolean {
  return result.kind === 'failed' && isHeldBack(result.error);
}

async function toRefused<T>(error: UpstreamError, at: number): Promise<TimedResult<T>> {
  return { kind: 'failed', error, at };
}

async function settle<T>(
  pending: Promise<TimedResult<T>>,
  findSubstitute: (() => Promise<Feed<T> | undefined>) | undefined,
  substitutesFailuresOnly = false,
): Promise<Feed<T>> {
  if (findSubstitute === undefined) return toFeed(await pending, 'live');
  const result = await withTimeout(pending, liveTimeout);
  const isUnknown = substitutesFailuresOnly && result?.kind === 'failed' && result.error.kind === 'not-found';
  const isMissing = !isUnknown && (result === undefined || result.kind === 'failed');
  const substitute = isMissing ? await findSubstitute() : undefined;
  return substitute ?? toFeed(await pending, 'live');
}

function toFeed<T>(result: TimedResult<T>, state: FeedState): Feed<T> {
  if (result.kind !== 'value') throw result.error;
  const { value, source, at } = result;
  return { value, source, asOf: new Date(at).toISOString(), state };
}
