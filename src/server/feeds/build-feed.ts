import { LRUCache } from 'lru-cache';
import type { Feed } from '../../contracts/feed.ts';
import type { Clock } from '../ports/clock.ts';
import { UpstreamError } from '../ports/upstream.ts';

interface FeedOptions<T, Key> {
  readonly clock: Clock;
  /** The live source, if there is one. */
  readonly live?: { readonly source: string; load(key: Key): Promise<T> } | undefined;
  /** Stands in while the live source fails; gives undefined where the sample has nothing either. */
  readonly findSample?: ((key: Key) => Promise<Feed<T> | undefined>) | undefined;
  /** How long a live value counts as fresh, in ms. */
  readonly timeToLive: number;
}

type Kept<T> = { kind: 'value'; feed: Feed<T>; at: number } | { kind: 'none'; at: number };

/** How long a value is shown after it went stale while its source fails, in ms. */
const staleFor = 24 * 60 * 60 * 1000;
/** How long a caller waits for the live source while something else could be shown, in ms. */
const patience = 3000;
const maxKept = 500;

/**
 * One kind of live value, kept for its time to live; callers with the same key share one request. While
 * the source fails or is slow an older value is given as stale, else the sample. The source's own word that it
 * has no such thing always wins. A late value is kept and so reaches the next caller.
 */
export function buildFeed<T, Key extends string | number = string>(
  options: FeedOptions<T, Key>,
): (key: Key) => Promise<Feed<T>> {
  const kept = new LRUCache<Key, Kept<T>>({ max: maxKept });
  const underWay = new Map<Key, Promise<Feed<T>>>();
  const { clock } = options;

  const join = (key: Key): Promise<Feed<T>> => {
    const flight = underWay.get(key) ?? load(options, kept, key).finally(() => underWay.delete(key));
    underWay.set(key, flight);
    return flight;
  };

  return async (key) => {
    const last = kept.get(key);
    const age = last === undefined ? Infinity : clock.now() - last.at;
    if (last !== undefined && age < options.timeToLive) {
      if (last.kind === 'value') return last.feed;
      throw new UpstreamError('not-found', options.live?.source ?? '', { detail: 'unknown a moment ago' });
    }
    const flight = join(key);
    const substitute =
      last?.kind === 'value' && age < options.timeToLive + staleFor
        ? ({ ...last.feed, state: 'stale' } satisfies Feed<T>)
        : await findSample(options, key, flight);
    return substitute === undefined ? flight : settle(flight, substitute);
  };
}

async function load<T, Key extends string | number>(
  options: FeedOptions<T, Key>,
  kept: LRUCache<Key, Kept<T>>,
  key: Key,
) {
  const { live, clock } = options;
  if (live === undefined) {
    throw new UpstreamError('unreachable', 'No source', { detail: 'no live source is connected' });
  }
  try {
    const value = await live.load(key);
    const at = clock.now();
    const feed: Feed<T> = { value, source: live.source, asOf: new Date(at).toISOString(), state: 'live' };
    kept.set(key, { kind: 'value', feed, at });
    return feed;
  } catch (error) {
    if (isNotFound(error)) kept.set(key, { kind: 'none', at: clock.now() });
    throw error;
  }
}

async function findSample<T, Key>(options: FeedOptions<T, Key>, key: Key, flight: Promise<unknown>) {
  // The flight may fail while the sample is looked up: its failure is handled where it is awaited.
  flight.catch(() => undefined);
  return options.findSample?.(key);
}

async function settle<T>(flight: Promise<Feed<T>>, substitute: Feed<T>): Promise<Feed<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<Feed<T>>((resolve) => {
    timer = setTimeout(() => resolve(substitute), patience);
  });
  try {
    return await Promise.race([flight, enough]);
  } catch (error) {
    if (isNotFound(error) || !(error instanceof UpstreamError)) throw error;
    return substitute;
  } finally {
    clearTimeout(timer);
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof UpstreamError && error.kind === 'not-found';
}
