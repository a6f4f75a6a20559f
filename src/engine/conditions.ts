import { toUtcDay } from '../lib/utc-day.ts';
import { isDated } from '../lib/moment-format.ts';
import {
  type FactId,
  macdTurns,
  macdSides,
  coinKinds,
  type FactUnit,
  coinFacts,
  type CoinFact,
} from '../contracts/coin-facts.ts';

/**
 * When a question or a section is asked, as schema.json says it under x-asked-if: one test, or several put together.
 * Plain JSON, kept as its author wrote it.
 */
export type Condition =
  | ConditionTest
  | FactTest
  | { readonly allOf: readonly Condition[] }
  | { readonly anyOf: readonly Condition[] }
  | { readonly not: Condition };

/** A look at the answer to an earlier question; every word of it must hold. */
export interface ConditionTest extends TestWords {
  /** The question's id. */
  readonly question: string;
}

/**
 * A look at a fact of what the record is about, as the section was told it that the question stands in; every word of it
 * must hold. While the fact is not known, nobody can say, and whatever hangs on it is asked.
 */
export interface FactTest extends Pick<TestWords, 'const' | 'enum' | 'minimum' | 'maximum'> {
  readonly fact: FactId;
  /** Its source knows it, or says that there is none; stands alone. */
  readonly known?: boolean;
}

/** Where a question applies; one that does not is asked all the same, and left alone it is neutral. */
export interface AppliesIf {
  /** A fact in US dollars. */
  readonly fact: FactId;
  readonly minimum?: number;
  readonly maximum?: number;
  /** The same as members read it after 'Applies', such as 'from US$1 billion'. */
  readonly words: string;
}

/** What a test may ask of an answer. A question that has no answer, or is not asked, meets none but `answered: false`. */
export interface TestWords {
  /** It is exactly this: true (yes), false (an explicit no), an option's id, a text, a number or a day. */
  readonly const?: TestValue;
  /** It is one of these. */
  readonly enum?: readonly TestValue[];
  /** Among the chosen options is this one, by its id. */
  readonly includes?: string;
  /** It is this or more: a number, or a day as YYYY-MM-DD. */
  readonly minimum?: number | string;
  /** It is this or less. */
  readonly maximum?: number | string;
  /** There is an answer that is not blank, or there is none. */
  readonly answered?: boolean;
}

/** What an answer can be compared with. */
export type TestValue = boolean | string | number;

/** Whether a question applies, given its fact as conditions are judged by it; undefined, '' or `unknownFact`: it does. */
export function doesApply({ minimum, maximum }: AppliesIf, fact: string | undefined): boolean {
  if (!isKnown(fact)) return true;
  const figure = Number(fact);
  return figure >= (minimum ?? -Infinity) && figure <= (maximum ?? Infinity);
}

/** Every test of answers in a condition, in the order they are written. */
export function listTests(condition: Condition): readonly ConditionTest[] {
  return listAll(condition).filter((test) => 'question' in test);
}

/** Every test of facts in it. */
export function listFactTests(condition: Condition): readonly FactTest[] {
  return listAll(condition).filter((test) => 'fact' in test);
}

function listAll(condition: Condition): readonly (ConditionTest | FactTest)[] {
  if ('allOf' in condition) return condition.allOf.flatMap(listAll);
  if ('anyOf' in condition) return condition.anyOf.flatMap(listAll);
  if ('not' in condition) return listAll(condition.not);
  return [condition];
}

/** The facts that the conditions of these questions look at, each once. */
export function listFacts(questions: readonly Conditional[]): readonly FactId[] {
  const tests = questions.flatMap(({ conditions }) => conditions.flatMap(listAll));
  return [...new Set(tests.flatMap((test) => ('fact' in test ? test.fact : [])))];
}

interface Conditional {
  readonly conditions: readonly Condition[];
}

/** The same, with the facts that decide where these questions apply. */
export function listJudgingFacts(questions: readonly (Conditional & Applying)[]): readonly FactId[] {
  return [...new Set([...listFacts(questions), ...listApplyingFacts(questions)])];
}

/** The facts that decide where these questions apply, each once. */
export function listApplyingFacts(questions: readonly Applying[]): readonly FactId[] {
  return [...new Set(questions.flatMap(({ appliesIf }) => appliesIf?.fact ?? []))];
}

interface Applying {
  readonly appliesIf?: AppliesIf;
}

/** Stands for a fact that was late, old, a sample, or not to be had. */
export const unknownFact = '?';

function isKnown(fact: string | undefined): fact is string {
  return fact !== undefined && fact !== '' && fact !== unknownFact;
}

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
 * says that the value does not exist: nobody loses a question to a figure that is old, a sample or on its way.
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
