import type { Feed } from '../../contracts/feed.ts';
import type { Clock } from '../ports/clock.ts';
import { UpstreamError, type UpstreamMode } from '../ports/upstream.ts';
import { buildBreaker, type Breaker } from './breaker.ts';
import { buildFeed } from './build-feed.ts';

interface Sample {
  readonly name: string;
  madeAt(): string;
}

interface SourceFeedOptions<Source, T, Key> {
  readonly mode: UpstreamMode;
  readonly clock: Clock;
  /** Absent while no live source is connected. */
  readonly live?: Source | undefined;
  readonly sample: Source & Sample;
  /** The one call of a source whose values this feed gives. */
  readonly load: (source: Source, key: Key) => Promise<T>;
  /** How long a live value counts as fresh, in ms. */
  readonly timeToLive: number;
  /** Where feeds of one live source rest together; absent: this one has a breaker of its own. */
  readonly guard?: Breaker;
  /** Whether a value of the sample is empty, so that the live source is worth waiting for. */
  readonly isNothing?: (value: T) => boolean;
}

/** One kind of value, from the live source and the sample as the mode says. */
export function buildSourceFeed<Source extends { readonly name: string }, T, Key extends string | number>(
  options: SourceFeedOptions<Source, T, Key>,
): (key: Key) => Promise<Feed<T>> {
  const { mode, clock, live, sample, load, timeToLive, isNothing = () => false } = options;
  const fromSample = async (key: Key) => toSampleFeed(sample, await load(sample, key));
  const findSample = async (key: Key) => {
    const feed = await orUndefined(fromSample(key));
    return feed && !isNothing(feed.value) ? feed : undefined;
  };
  if (mode === 'sample' || (mode === 'auto' && live === undefined)) return fromSample;
  const guard = options.guard ?? buildBreaker(clock, live?.name ?? '');
  return buildFeed<T, Key>({
    clock,
    live: live && { source: live.name, load: (key) => guard(() => load(live, key)) },
    findSample: mode === 'auto' ? findSample : undefined,
    timeToLive,
  });
}

/** A value of a sample, marked as one. */
export function toSampleFeed<T>(sample: Sample, value: T): Feed<T> {
  return { value, source: sample.name, asOf: sample.madeAt(), state: 'sample' };
}

/** Undefined where the source knows no such thing; any other failure stays one. */
async function orUndefined<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not-found') return undefined;
    throw error;
  }
}
