import {
  coinFacts,
  coinKinds,
  macdSides,
  macdTurns,
  type CoinFact,
  type FactId,
  type FactUnit,
} from '../../contracts/coin-facts.ts';
import type { FieldProblem } from '../../contracts/errors.ts';
import { isDated } from '../../lib/moment-format.ts';
import { isDay, toUtcDay } from '../../lib/utc-day.ts';
import type { Questionnaire } from '../questionnaire.ts';
import { unknownFact } from '../content.ts';
import { readFactFields } from './condition-facts.ts';

/** What a condition can compare a fact with: numbers as they are, a day, or one of some words. */
export type FactShape =
  | { readonly kind: 'number'; readonly least?: number; readonly most?: number }
  | { readonly kind: 'day' }
  | { readonly kind: 'words'; readonly words: readonly string[] };

/** A unit without a shape: no condition looks at its facts. */
const shapes = {
  usd: { kind: 'number' },
  coins: { kind: 'number', least: 0 },
  coins_changed: { kind: 'number' },
  count: { kind: 'number', least: 0 },
  percent: { kind: 'number', least: 0, most: 100 },
  index: { kind: 'number', least: 0, most: 100 },
  date: { kind: 'day' },
  percent_changed: { kind: 'number' },
  days: { kind: 'number', least: 0 },
  turn: { kind: 'words', words: macdTurns },
  side: { kind: 'words', words: macdSides },
  kind: { kind: 'words', words: coinKinds },
  link: undefined,
  exchanges: undefined,
} as const satisfies Readonly<Record<FactUnit, FactShape | undefined>>;

/** What a condition can compare a fact with; undefined: with nothing. */
export function toFactShape(fact: FactId): FactShape | undefined {
  return shapes[coinFacts[fact].unit];
}

/**
 * A fact as conditions are judged by it, see ConditionFacts. Only a live value is known, and only a source that was asked
 * says that there is none: nobody loses a question to a figure that is old, a sample or on its way.
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

/** What is wrong with the facts that a save carries: each has its shape, or is not known. */
export function findFactFaults(
  questionnaire: Questionnaire,
  fields: Readonly<Record<string, unknown>>,
): readonly FieldProblem[] {
  return readFactFields(questionnaire, fields)
    .filter(({ fact, value }) => value !== '' && value !== unknownFact && !fits(value, toFactShape(fact)))
    .map(({ path, fact }) => ({ path, message: `Not what ${fact} can be.` }));
}

function fits(value: string, shape: FactShape | undefined): boolean {
  switch (shape?.kind) {
    case undefined:
      return false;
    case 'number':
      return Number.isFinite(Number(value)) && String(Number(value)) === value;
    case 'day':
      return isDay(value);
    case 'words':
      return shape.words.includes(value);
  }
}
