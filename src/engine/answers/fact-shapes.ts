import {
  coinFacts,
  coinKinds,
  macdSides,
  type CoinFact,
  type FactId,
  type FactUnit,
} from '../../contracts/coin-facts.ts';
import type { FieldProblem } from '../../contracts/errors.ts';
import { isDated } from '../../lib/moment-format.ts';
import { isDay, toUtcDay } from '../../lib/utc-day.ts';
import type { Questionnaire } from '../registry/questionnaire.ts';
import { untold } from './told-facts.ts';
import { readTold } from './read-told.ts';

/** What a condition can compare a fact with: numbers as they are, a day, or one of some words. */
export type FactShape =
  | { readonly kind: 'number'; readonly least?: number; readonly most?: number }
  | { readonly kind: 'day' }
  | { readonly kind: 'words'; readonly words: readonly string[] };

/** What is neither has no shape: no condition looks at it. */
const shapes = {
  usd: { kind: 'number' },
  coins: { kind: 'number', least: 0 },
  coins_changed: { kind: 'number' },
  count: { kind: 'number', least: 0 },
  percent: { kind: 'number', least: 0, most: 100 },
  index: { kind: 'number', least: 0, most: 100 },
  date: { kind: 'day' },
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
 * What a section is told of a fact, see toToldId. Only a live value is told, and only a source that
 * was asked says that there is none: nobody loses a question to a figure that is old, a sample or on its way.
 */
export function tellFact(fact: CoinFact): string {
  if (fact.state === 'missing') return isSettled[fact.reason] ? '' : untold;
  if (fact.state !== 'live' || !toFactShape(fact.id)) return untold;
  if (fact.unit === 'date') return isDated(fact.value) ? toUtcDay(Date.parse(fact.value)) : untold;
  return typeof fact.value === 'object' ? untold : String(fact.value);
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

/** What is wrong with what a save says of facts: each is read as its shape has it, or as not known. */
export function findToldFaults(
  questionnaire: Questionnaire,
  fields: Readonly<Record<string, unknown>>,
): readonly FieldProblem[] {
  return readTold(questionnaire, fields)
    .filter(({ fact, value }) => value !== '' && value !== untold && !fits(value, toFactShape(fact)))
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
