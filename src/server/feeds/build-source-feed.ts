import type { Feed } from '../../contracts/feed.ts';
import type { LiveSource } from '../ports/sources.ts';
import { UpstreamError } from '../ports/upstream.ts';
import { askInOrder, type AnySource } from './ask-in-order.ts';
import { buildFeed, type FeedOptions } from './build-feed.ts';
import type { FeedContext } from './feed-context.ts';

interface Sample {
  readonly name: string;
  madeAt(): string;
}

interface SourceFeedOptions<Source extends AnySource, T, Key> extends Pick<
  FeedOptions<T, Key>,
  'timeToLive' | 'usesMemberQuota' | 'priority' | 'substitutesFailuresOnly'
> {
  /** In the order in which they are asked; empty while none is connected. */
  readonly live: readonly LiveSource<Source>[];
  /** The one call of a source whose values this feed gives. */
  readonly load: (source: Source, key: Key) => Promise<T>;
  /** How the live sources are asked; absent: in order, until one answers. */
  readonly ask?: typeof askInOrder<Source, T>;
  /** Whether a value of the sample is empty, so that the live source is worth waiting for. */
  readonly isEmpty?: (value: T) => boolean;
  /** The sample covers some keys only: without a live source, other keys are unavailable rather than unknown. */
  readonly sampleIsPartial?: boolean;
}

/** One kind of value, from the live sources and the sample as the mode says. */
export function buildSourceFeed<Source extends AnySource, T, Key extends string | number>(
  context: FeedContext<Source & Sample>,
  options: SourceFeedOptions<Source, T, Key>,
): (key: Key) => Promise<Feed<T>> {
  const { mode, sample } = context;
  const { live, load, isEmpty = () => false, sampleIsPartial = false } = options;
  const { ask = askInOrder<Source, T> } = options;
  const fromSample = async (key: Key) => toSampleFeed(sample, await load(sample, key));
  const findSample = async (key: Key) => {
    const feed = await orUndefined(fromSample(key));
    return feed && !isEmpty(feed.value) ? feed : undefined;
  };
  const isSampleOnly = mode === 'auto' && live.length === 0 && !sampleIsPartial;
  if (mode === 'sample' || isSampleOnly) return fromSample;
  return buildFeed<T, Key>(context, {
    ...options,
    load: (key) => ask(live, (source) => load(source, key)),
    findSubstitute: mode === 'auto' ? findSample : undefined,
  });
}

/** A value of a sample, marked as one. */
export function toSampleFeed<T>(sample: Sample, value: T): Feed<T> {
  return { value, source: sample.name, asOf: sample.madeAt(), state: 'sample' };
}

/** Undefined where the source knows no such thing; any other failure is thrown. */
async function orUndefined<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not-found') return undefined;
    throw error;
  }
}
