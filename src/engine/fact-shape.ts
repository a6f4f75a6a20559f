import {
  allFacts,
  coinKinds,
  macdSides,
  macdTurns,
  type CoinFact,
  type FactId,
  type FactUnit,
} from '../contracts/coin-facts.ts';
import { findBounds } from '../contracts/figures.ts';
import { isDated } from '../lib/moment-format.ts';
import { toUtcDay } from '../lib/utc-day.ts';
import { unknownFact } from './conditions.ts';

/** The form in which a condition compares a fact: a number, a day, or one of some words. */
export type FactShape =
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'day' }
  | { readonly kind: 'words'; readonly words: readonly string[] };

/** A unit without a shape cannot be used in conditions. */
const shapes = {
  usd: { kind: 'number' },
  coins: { kind: 'number' },
  coins_changed: { kind: 'number' },
  count: { kind: 'number' },
  percent: { kind: 'number' },
  index: { kind: 'number' },
  date: { kind: 'day' },
  percent_changed: { kind: 'number' },
  days: { kind: 'number' },
  turn: { kind: 'words', words: macdTurns },
  side: { kind: 'words', words: macdSides },
  kind: { kind: 'words', words: coinKinds },
  link: undefined,
  exchanges: undefined,
} as const satisfies Readonly<Record<FactUnit, FactShape | undefined>>;

/** The form in which a condition compares a fact; undefined: conditions cannot use it. */
export function toFactShape(fact: FactId): FactShape | undefined {
  const shape: FactShape | undefined = shapes[allFacts[fact].unit];
  if (shape?.kind !== 'number') return shape;
  const { above, smallest: min = above, largest: max } = findBounds(fact);
  return { ...shape, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/**
 * A fact in the form of ConditionFacts. Only a live value is known, and only a source that responded says that the
 * value does not exist. A figure that is old, a sample or still loading hides no question.
 */
export function toConditionFact(fact: CoinFact): string {
  if (fact.state === 'missing') return isSettled[fact.reason] ? '' : unknownFact;
  if (fact.state !== 'live' || !toFactShape(fact.id)) return unknownFact;
  if (fact.unit === 'date') return isDated(fact.value) ? toUtcDay(Date.parse(fact.value)) : unknownFact;
  return typeof fact.value === 'object' ? unknownFact : String(fact.value);
}

const isSettled = {
  unknown: true,
  never: true,
  no_source: true,
  too_few_days: true,
  loading: false,
  unavailable: false,
  held_back: false,
} as const satisfies Readonly<Record<Extract<CoinFact, { readonly state: 'missing' }>['reason'], boolean>>;
