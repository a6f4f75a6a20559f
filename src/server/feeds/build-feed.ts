import type { Feed } from '../../contracts/feed.ts';
import type { Clock } from '../ports/clock.ts';
import type { Asking, CallPriority } from '../ports/sources.ts';
import { isHeldBack, type UpstreamError } from '../ports/upstream.ts';
import type { Word } from './ask-in-order.ts';
import { buildAskOnce, type AskOnce, type Told } from './ask-once.ts';
import { buildFeedMemory, failureTime, type FeedMemory } from './feed-memory.ts';
import { orLate } from './or-late.ts';
import { staleFor, unknownFor } from './times-to-live.ts';

interface FeedOptions<T, Key> {
  /** Of all feeds no other has it. */
  readonly name: string;
  readonly clock: Clock;
  /** Asks the live sources; what only replaces an older value is spare. */
  readonly ask: (key: Key, priority: CallPriority) => Promise<Word<T>>;
  /** Stands in while no live source answers; gives undefined where it has nothing either. */
  readonly findSubstitute?: ((key: Key) => Promise<Feed<T> | undefined>) | undefined;
  /** How long a live value counts as fresh, in ms. */
  readonly timeToLive: number;
  /** How several servers ask; absent: there is one. */
  readonly askOnce?: AskOnce | undefined;
  /** For whom sources are asked; absent: for nobody. */
  readonly asking?: Asking | undefined;
  /** Members name what they want as they like, so that one of them can ask for any number of values. */
  readonly isNamed?: boolean | undefined;
}

type Flight<T> =
  | { readonly kind: 'value'; readonly feed: Feed<T> }
  | { readonly kind: 'none' | 'failed'; readonly error: UpstreamError };

/** How long a caller waits for a live source while something else could be shown, in ms. */
const patience = 3000;

/**
 * One kind of live value, kept for its time to live; callers with the same key share one flight. An older value is
 * given at once as stale while a flight brings the next. Where there is none, the substitute stands in for a source
 * that fails or is slow; a late value is kept and so reaches the next caller. A source's own word that it has no such
 * thing always wins. What no member could ask for but everybody sees is asked for in nobody's name.
 */
export function buildFeed<T, Key extends string | number = string>(
  options: FeedOptions<T, Key>,
): (key: Key) => Promise<Feed<T>> {
  const { name, clock, timeToLive, findSubstitute, askOnce = buildAskOnce({ clock }) } = options;
  const { asking, isNamed = false } = options;
  const runFor = <Outcome>(work: () => Outcome) =>
    asking ? asking.run(isNamed ? 'member' : 'everybody', work) : work();
  const lifetimes = { value: timeToLive, none: Math.min(timeToLive, unknownFor), failed: failureTime };
  const memory = buildFeedMemory<T, Key>(clock);
  const underWay = new Map<Key, Promise<Flight<T>>>();

  const fly = async (key: Key, priority: CallPriority): Promise<Flight<T>> => {
    const error = memory.findFailure(key);
    if (error !== undefined) return { kind: 'failed', error };
    const told = await askOnce({
      key: `${name} ${key}`,
      ask: () => runFor(() => options.ask(key, priority)),
      lifetime: (kind) => lifetimes[kind],
    });
    return land(memory, key, told);
  };
  const join = (key: Key, priority: CallPriority): Promise<Flight<T>> => {
    const other = underWay.get(key);
    // What held back whoever began it need not hold back who joins it.
    if (other) return other.then((landed) => (isOwnFailure(landed) ? begin(key, priority) : landed));
    return begin(key, priority);
  };
  const begin = (key: Key, priority: CallPriority): Promise<Flight<T>> => {
    const flight = underWay.get(key) ?? fly(key, priority).finally(() => underWay.delete(key));
    underWay.set(key, flight);
    return flight;
  };

  const countMiss = async (key: Key): Promise<UpstreamError | undefined> => {
    const isCall = !underWay.has(key) && memory.findFailure(key) === undefined;
    return isNamed && isCall ? asking?.countMiss() : undefined;
  };

  return async (key) => {
    const last = memory.find(key);
    const age = last === undefined ? Infinity : clock.now() - last.at;
    if (last?.kind === 'none' && age < lifetimes.none) throw last.error;
    if (last?.kind === 'value' && age < timeToLive) return last.feed;
    const isShown = last?.kind === 'value' && age < timeToLive + staleFor;
    const refusal = await countMiss(key);
    if (isShown && refusal !== undefined) return { ...last.feed, state: 'stale' };
    const flight = refusal ? refuse<T>(refusal) : join(key, isShown ? 'spare' : 'asked');
    // What goes wrong with it is told to those who wait for it.
    flight.catch(() => undefined);
    if (isShown) return { ...last.feed, state: 'stale' };
    return settle(flight, findSubstitute && (() => findSubstitute(key)));
  };
}

function isOwnFailure(landed: Flight<unknown>): boolean {
  return landed.kind === 'failed' && isHeldBack(landed.error);
}

async function refuse<T>(error: UpstreamError): Promise<Flight<T>> {
  return { kind: 'failed', error };
}

function land<T, Key>(memory: FeedMemory<T, Key>, key: Key, { word, at }: Told<T>): Flight<T> {
  switch (word.kind) {
    case 'value': {
      const { value, source } = word;
      const feed: Feed<T> = { value, source, asOf: new Date(at).toISOString(), state: 'live' };
      memory.keep(key, { kind: 'value', feed, at });
      return { kind: 'value', feed };
    }
    case 'none':
      memory.keep(key, { kind: 'none', error: word.error, at });
      return { kind: 'none', error: word.error };
    case 'failed':
      if (!isHeldBack(word.error)) memory.keepFailure(key, word.error);
      return { kind: 'failed', error: word.error };
  }
}

async function settle<T>(
  flight: Promise<Flight<T>>,
  findSubstitute: (() => Promise<Feed<T> | undefined>) | undefined,
): Promise<Feed<T>> {
  if (findSubstitute === undefined) return unpack(await flight);
  const landed = await orLate(flight, patience);
  const isSilent = landed === undefined || landed.kind === 'failed';
  const substitute = isSilent ? await findSubstitute() : undefined;
  return substitute ?? unpack(await flight);
}

function unpack<T>(flight: Flight<T>): Feed<T> {
  if (flight.kind !== 'value') throw flight.error;
  return flight.feed;
}
