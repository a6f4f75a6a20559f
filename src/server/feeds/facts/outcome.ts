import {
  allFacts,
  type CoinFact,
  type CoinFacts,
  type FactGap,
  type FactId,
  type FactValue,
  type ListingExchange,
} from '../../../contracts/coin-facts.ts';
import type { Feed, FeedOrigin } from '../../../contracts/feed.ts';
import { UpstreamError, type UpstreamErrorKind } from '../../ports/upstream.ts';
import { withTimeout } from '../with-timeout.ts';

/** What is known of a reading, or of the fact that comes from it. */
export type Outcome<Value> =
  | {
      readonly kind: 'read';
      readonly feed: Feed<Value>;
      /** See coinFactsSchema. */
      readonly unsure?: readonly ListingExchange[];
      readonly note?: string;
    }
  | Missing;

export interface Missing {
  readonly kind: 'missing';
  readonly reason: FactGap;
  readonly source: string | null;
  /** It is being asked for again. */
  readonly isAsked?: true;
}

/** What became of the calls for a reading, also those that ended after their request. */
export interface ReadingMemory {
  /** Why the last call gave nothing; undefined: it did, or there was none lately. */
  find(): Missing | undefined;
  keep(outcome: Outcome<unknown>): void;
}

/** In ms; a late reading reaches the next request. */
export const readingTimeout = 2500;

/** Undefined: no source has the reading. While it is asked for again after a failure, that failure stays its reason. */
export async function settleReading<Value>(
  pending: Promise<Feed<Value>> | undefined,
  memory?: ReadingMemory,
): Promise<Outcome<Value>> {
  if (pending === undefined) return toMissing('no_source', null);
  const reading = pending
    .then((feed): Outcome<Value> => ({ kind: 'read', feed }), refuse)
    .then((outcome) => {
      memory?.keep(outcome);
      return outcome;
    });
  const outcome = await withTimeout(reading, readingTimeout);
  if (outcome !== undefined) return outcome;
  const last = memory?.find();
  return last === undefined ? toMissing('loading', null) : { ...last, isAsked: true };
}

function refuse(error: unknown): Missing {
  if (!(error instanceof UpstreamError)) throw error;
  return error.isFailing
    ? { ...toMissing('unavailable', error.source), isAsked: true }
    : toMissing(reasons[error.kind], error.source);
}

const reasons: Readonly<Record<UpstreamErrorKind, FactGap>> = {
  'not-found': 'unknown',
  resting: 'held_back',
  limited: 'held_back',
  crowded: 'held_back',
  unreachable: 'unavailable',
  refused: 'unavailable',
  malformed: 'unavailable',
  timeout: 'unavailable',
};

export function toMissing(reason: FactGap, source: string | null): Missing {
  return { kind: 'missing', reason, source };
}

export function toFact<Id extends FactId>(id: Id, outcome: Outcome<FactValue<Id>>): CoinFact {
  if (outcome.kind === 'missing')
    return { id, state: 'missing', reason: outcome.reason, source: outcome.source };
  const { value, source, asOf: as_of, state } = outcome.feed;
  const { unit } = allFacts[id];
  const { unsure, note } = outcome;
  const { undated } = outcome.feed;
  const fact = {
    id,
    unit,
    value,
    source,
    as_of,
    state,
    ...(undated && { undated }),
    ...(unsure && { unsure }),
    ...(note && { note }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the outcome has a value of the fact's unit
  return fact as CoinFact;
}

/** Of all known facts; `isAsked`: a missing one is being asked for again. */
export function toFactFeed(facts: CoinFacts, now: number, isAsked = false): Feed<CoinFacts> {
  const known = facts.filter((fact) => fact.state !== 'missing');
  const none = { source: 'None yet', asOf: new Date(now).toISOString(), state: 'live' } as const;
  const origin =
    known.length === 0 ? none : joinOrigins(known.map((fact) => ({ ...fact, asOf: fact.as_of })));
  const mayChange =
    isAsked ||
    facts.some(
      (fact) => fact.state === 'missing' && (fact.reason === 'loading' || fact.reason === 'held_back'),
    );
  return { ...origin, state: origin.state === 'live' && mayChange ? 'stale' : origin.state, value: facts };
}

/** As old as the oldest, and live only if all are. */
export function joinOrigins(feeds: readonly FeedOrigin[]): FeedOrigin {
  const [asOf = ''] = feeds.map((feed) => feed.asOf).toSorted();
  const states = feeds.map(({ state }) => state);
  const state = (['sample', 'stale'] as const).find((one) => states.includes(one)) ?? 'live';
  // A feed of several sources names them in one text.
  const sources = new Set(feeds.flatMap(({ source }) => source.split(', ')));
  const isUndated = feeds.some(({ undated }) => undated);
  return { source: [...sources].join(', '), asOf, state, ...(isUndated && { undated: true }) };
}
