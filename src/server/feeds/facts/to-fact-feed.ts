import {
  allFacts,
  type CoinFact,
  type CoinFacts,
  type FactId,
  type FactValue,
} from '../../../contracts/coin-facts.ts';
import type { Feed, FeedOrigin } from '../../../contracts/feed.ts';
import type { Missing } from './settle-reading.ts';

export type FactOutcome<Value> =
  | { readonly kind: 'known'; readonly value: Value; readonly origin: FeedOrigin }
  | Missing;

export function toFact<Id extends FactId>(id: Id, outcome: FactOutcome<FactValue<Id>>): CoinFact {
  if (outcome.kind === 'missing')
    return { id, state: 'missing', reason: outcome.reason, source: outcome.source };
  const { source, asOf: as_of, state } = outcome.origin;
  const { unit } = allFacts[id];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the outcome has a value of the fact's unit
  return { id, unit, value: outcome.value, source, as_of, state } as CoinFact;
}

/** As old as the oldest fact, and live only if all are. */
export function toFactFeed(facts: CoinFacts, now: number): Feed<CoinFacts> {
  const known = facts.filter((fact) => fact.state !== 'missing');
  // A fact of several sources names them in one text.
  const sources = new Set(known.flatMap(({ source }) => source.split(', ')));
  const [asOf = new Date(now).toISOString()] = known.map(({ as_of }) => as_of).toSorted();
  return { value: facts, source: Array.from(sources).join(', ') || 'None yet', asOf, state: toState(facts) };
}

function toState(facts: CoinFacts): FeedOrigin['state'] {
  if (facts.some(({ state }) => state === 'sample')) return 'sample';
  return facts.some(mayChange) ? 'stale' : 'live';
}

function mayChange(fact: CoinFact): boolean {
  if (fact.state !== 'missing') return fact.state === 'stale';
  return fact.reason === 'loading' || fact.reason === 'held_back';
}
