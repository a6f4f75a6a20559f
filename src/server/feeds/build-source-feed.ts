import type { Feed } from '../../contracts/feed.ts';
import type { Clock } from '../ports/clock.ts';
import { buildBreaker } from './breaker.ts';
import { buildFeed } from './build-feed.ts';
import { orUndefined } from './or-undefined.ts';
import { toSampleFeed } from './sample-feed.ts';

interface SourceFeedOptions<Source, T, Key> {
  /** Which sources are asked: the live one with the sample standing in, only the live one, or only the sample. */
  readonly mode: 'auto' | 'live' | 'sample';
  readonly clock: Clock;
  /** Absent while no live source is connected. */
  readonly live?: Source | undefined;
  readonly sample: Source & { madeAt(): string };
  /** The one call of a source whose values this feed gives. */
  readonly load: (source: Source, key: Key) => Promise<T>;
  /** How long a live value counts as fresh, in ms. */
  readonly timeToLive: number;
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
  const guard = buildBreaker(clock, live?.name ?? '');
  return buildFeed<T, Key>({
    clock,
    live: live && { source: live.name, load: (key) => guard(() => load(live, key)) },
    findSample: mode === 'auto' ? findSample : undefined,
    timeToLive,
  });
}
