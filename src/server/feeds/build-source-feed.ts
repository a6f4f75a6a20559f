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
  readonly live: readonly LiveSource<Source>[];
  readonly load: (source: Source, key: Key) => Promise<T>;
  /** Absent: in order, until one responds. */
  readonly ask?: typeof askInOrder<Source, T>;
  /** Then it is better to wait for the live source. */
  readonly isEmpty?: (value: T) => boolean;
  /** The sample has some keys only: without a live source, other keys are unavailable rather than unknown. */
  readonly sampleIsPartial?: boolean;
}

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

export function toSampleFeed<T>(sample: Sample, value: T): Feed<T> {
  return { value, source: sample.name, asOf: sample.madeAt(), state: 'sample' };
}

async function orUndefined<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not-found') return undefined;
    throw error;
  }
}
