import type { Feed } from '../../contracts/feed.ts';
import { second } from '../../lib/durations.ts';
import type { Clock } from '../ports/clock.ts';
import { UpstreamError, type Sample, type Source, type UpstreamMode } from '../ports/upstream.ts';
import { buildFeed, maxSilence, type FeedOptions, type SourceResult } from './build-feed.ts';
import type { CallScope } from './call-scope.ts';
import type { LiveSource } from './source-client.ts';
import { withTimeout } from './with-timeout.ts';

/** `Built` is the built-in data for one kind of feed. */
export interface FeedContext<Built = unknown> {
  readonly mode: UpstreamMode;
  readonly clock: Clock;
  readonly calls: CallScope;
  readonly sample: Built;
  /** Whether a live source has answered since the start: then the server has internet, and no sample is shown. */
  readonly hasAnswer: () => boolean;
}

interface SourceFeedOptions<Asked extends Source, T, Key> extends Pick<
  FeedOptions<T, Key>,
  'timeToLive' | 'usesMemberQuota' | 'priority' | 'substitutesFailuresOnly'
> {
  readonly live: readonly LiveSource<Asked>[];
  readonly load: (source: Asked, key: Key) => Promise<T>;
  /**
   * The source's own time of a value, ms since 1970 UTC; undefined: it gives none. Absent: the time of the call counts, as
   * for a list of what is there now.
   */
  readonly dateOf?: (value: T) => number | null | undefined;
  /** In ms; an older value is stale, and the next source is asked. */
  readonly maxAge?: number | undefined;
  /** Absent: in order, until one responds. */
  readonly ask?: typeof askInOrder<Asked, T>;
  /** Then it is better to wait for the live source. */
  readonly isEmpty?: (value: T) => boolean;
  /** The sample has some keys only: without a live source, other keys are unavailable rather than unknown. */
  readonly sampleIsPartial?: boolean;
  /** What is shown without a live source; absent: it fails. */
  readonly withoutSource?: Feed<T>;
}

/** How long a caller waits for the second of several sources before the sample is shown, in ms. */
const secondSourceTime = 2 * second;

export function buildSourceFeed<Asked extends Source, T, Key extends string | number>(
  context: FeedContext<Asked & Sample>,
  options: SourceFeedOptions<Asked, T, Key>,
): (key: Key) => Promise<Feed<T>> {
  const { mode, clock, sample, hasAnswer } = context;
  const { live, load, isEmpty = () => false, sampleIsPartial = false, withoutSource } = options;
  const { ask = askInOrder<Asked, T> } = options;
  const age = buildAging(clock, options);
  const fromSample = async (key: Key) => toSampleFeed(sample, await load(sample, key));
  const findSample = async (key: Key) => {
    if (hasAnswer()) return undefined;
    const feed = await orUndefined(fromSample(key));
    return feed && !isEmpty(feed.value) ? feed : undefined;
  };
  if (mode === 'sample') return fromSample;
  const feed = buildFeed<T, Key>(context, {
    ...options,
    source: live[0]?.client.name ?? noSource,
    load: async (key) => {
      if (live.length > 0) return ask(live, (source) => load(source, key), age);
      if (withoutSource) return { kind: 'read', feed: withoutSource };
      return { kind: 'failed', error: joinFailures([]) };
    },
    findSubstitute: mode === 'auto' ? findSample : undefined,
    substituteAfter: live.length > 1 ? maxSilence + secondSourceTime : maxSilence,
  });
  const isSampleOnly = mode === 'auto' && live.length === 0 && !sampleIsPartial;
  return async (key) => (isSampleOnly && !hasAnswer() ? fromSample(key) : age.mark(await feed(key)));
}

const noSource = 'No source';

/** How old the values of a feed are. */
interface Aging<T> {
  /** Gives a fresh feed the source's own time. */
  readonly date: (feed: Feed<T>) => Feed<T>;
  /** Marks a live value that is too old by now as stale. */
  readonly mark: (feed: Feed<T>) => Feed<T>;
}

function buildAging<T>(
  clock: Clock,
  { dateOf, maxAge = Infinity }: Pick<SourceFeedOptions<Source, T, string>, 'dateOf' | 'maxAge'>,
): Aging<T> {
  return {
    date(feed) {
      if (dateOf === undefined) return feed;
      const at = dateOf(feed.value);
      if (at === null || at === undefined) return { ...feed, undated: true };
      // A source's clock may be ahead.
      return { ...feed, asOf: new Date(Math.min(at, clock.now())).toISOString() };
    },
    mark: (feed) =>
      feed.state === 'live' && clock.now() - Date.parse(feed.asOf) > maxAge
        ? { ...feed, state: 'stale' }
        : feed,
  };
}

export function toSampleFeed<T>({ name, madeAt }: Sample, value: T): Feed<T> {
  return { value, source: name, asOf: madeAt(), state: 'sample' };
}

async function orUndefined<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not-found') return undefined;
    throw error;
  }
}

/**
 * Asks the next source when one fails, and also while one is silent for `maxSilence`. Stops at a value that is
 * not too old, or at a source that covers all and has no such thing. Otherwise returns the newest old value, or the most
 * serious failure.
 */
export async function askInOrder<Asked extends Source, T>(
  live: readonly LiveSource<Asked>[],
  load: (source: Asked) => Promise<T>,
  { date, mark }: Aging<T> = ageless,
): Promise<SourceResult<T>> {
  const failures: UpstreamError[] = [];
  let old: Feed<T> | undefined;
  for await (const result of askAll(live, load)) {
    if (result.kind === 'read') {
      const feed = date(result.feed);
      if (mark(feed).state === 'live') return { kind: 'read', feed };
      if (old === undefined || old.asOf < feed.asOf) old = feed;
      continue;
    }
    if (result.kind === 'unknown' && old === undefined) return result;
    failures.push(result.error);
  }
  if (old !== undefined) return { kind: 'read', feed: old };
  return { kind: 'failed', error: joinFailures(failures) };
}

/** The most serious, with all; of none, that no source is connected. */
function joinFailures(failures: readonly UpstreamError[]): UpstreamError {
  const [first] = failures.toSorted((one, other) => toSeverity(other) - toSeverity(one));
  if (first === undefined)
    return new UpstreamError('unreachable', noSource, { detail: 'no live source is connected' });
  if (failures.length === 1) return first;
  const { kind, source, isFailing, retryAfter, message: detail } = first;
  return new UpstreamError(kind, source, {
    detail,
    retryAfter,
    isFailing,
    ofSources: failures,
    cause: first,
  });
}

/** The results of sources as they arrive; each next source is asked only if the reader wants more. */
async function* askAll<Asked extends Source, T>(
  live: readonly LiveSource<Asked>[],
  load: (source: Asked) => Promise<T>,
): AsyncGenerator<SourceResult<T>> {
  const asked = new Set<Promise<() => SourceResult<T>>>();
  const ask = (one: LiveSource<Asked>) => {
    const pending = askOne(one, load).then((result) => () => {
      asked.delete(pending);
      return result;
    });
    asked.add(pending);
  };
  const left = live.values();
  for (let next = left.next(); !next.done || asked.size > 0; ) {
    if (!next.done) ask(next.value);
    next = left.next();
    const first = Promise.race(asked);
    const take = await (next.done ? first : withTimeout(first, maxSilence));
    if (take !== undefined) yield take();
  }
}

/** For feeds whose values are of the time of the call. */
const ageless = { date: <T>(feed: Feed<T>) => feed, mark: <T>(feed: Feed<T>) => feed };

async function askOne<Asked extends Source, T>(
  { source, client }: LiveSource<Asked>,
  load: (source: Asked) => Promise<T>,
): Promise<SourceResult<T>> {
  try {
    return { kind: 'read', feed: await client.call(() => load(source)) };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const isFinal = error.kind === 'not-found' && (source.covers ?? 'all') === 'all';
    return { kind: isFinal ? 'unknown' : 'failed', error };
  }
}

function toSeverity({ kind, isFailing }: UpstreamError): number {
  if (kind === 'not-found') return 0;
  return kind === 'resting' && !isFailing ? 1 : 2;
}
