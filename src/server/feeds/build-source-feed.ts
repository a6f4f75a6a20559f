import type { Feed } from '../../contracts/feed.ts';
import type { Clock } from '../ports/clock.ts';
import type { Asking, CallPriority, LiveSource } from '../ports/sources.ts';
import { UpstreamError, type UpstreamMode } from '../ports/upstream.ts';
import { askInOrder, type AnySource } from './ask-in-order.ts';
import type { AskOnce } from './ask-once.ts';
import { buildFeed } from './build-feed.ts';

interface Sample {
  readonly name: string;
  madeAt(): string;
}

interface SourceFeedOptions<Source extends AnySource, T, Key> {
  /** Of all feeds no other has it. */
  readonly name: string;
  readonly mode: UpstreamMode;
  readonly clock: Clock;
  /** In the order in which they are asked; empty while none is connected. */
  readonly live: readonly LiveSource<Source>[];
  readonly sample: Source & Sample;
  /** The one call of a source whose values this feed gives. */
  readonly load: (source: Source, key: Key) => Promise<T>;
  /** How the live sources are asked; absent: in their order, until one answers. */
  readonly ask?: typeof askInOrder<Source, T>;
  /** How long a live value counts as fresh, in ms. */
  readonly timeToLive: number;
  /** How several servers ask; absent: there is one. */
  readonly askOnce?: AskOnce | undefined;
  /** For whom sources are asked; absent: for nobody. */
  readonly asking?: Asking | undefined;
  /** Members name what they want as they like: their own calls count for each of them. Absent: it is one of a few. */
  readonly isNamed?: boolean;
  /** Whether a value of the sample is empty, so that the live source is worth waiting for. */
  readonly isNothing?: (value: T) => boolean;
  /** What the sample does not know may exist all the same, so that without a live source nothing is known of it. */
  readonly sampleIsPart?: boolean;
  /** How much its calls matter that bring the first value; absent: a member asks for it. */
  readonly priority?: CallPriority;
}

/** One kind of value, from the live sources and the sample as the mode says. */
export function buildSourceFeed<Source extends AnySource, T, Key extends string | number>(
  options: SourceFeedOptions<Source, T, Key>,
): (key: Key) => Promise<Feed<T>> {
  const { mode, clock, live, sample, load, timeToLive, isNothing = () => false } = options;
  const { ask = askInOrder<Source, T> } = options;
  const fromSample = async (key: Key) => toSampleFeed(sample, await load(sample, key));
  const findSample = async (key: Key) => {
    const feed = await orUndefined(fromSample(key));
    return feed && !isNothing(feed.value) ? feed : undefined;
  };
  const isAlone = live.length === 0 && options.sampleIsPart !== true;
  if (mode === 'sample' || (mode === 'auto' && isAlone)) return fromSample;
  const names = live.map((one) => one.source.name);
  return buildFeed<T, Key>({
    // Servers that have other sources have other values.
    name: [options.name, ...names].join('/'),
    clock,
    askOnce: options.askOnce,
    asking: options.asking,
    isNamed: options.isNamed,
    ask: (key, priority) => ask(live, (source) => load(source, key), options.priority ?? priority),
    findSubstitute: mode === 'auto' ? findSample : undefined,
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
