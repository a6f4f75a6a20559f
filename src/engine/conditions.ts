import { listFormulaFacts, type Formula } from './formulas.ts';
import type { FactId } from '../contracts/coin-facts.ts';

/**
 * When a question or a section is asked (`x-asked-if` of schema.json): one test, or several combined. Plain JSON, as
 * its author wrote it.
 */
export type Condition =
  | ConditionTest
  | FactTest
  | { readonly allOf: readonly Condition[] }
  | { readonly anyOf: readonly Condition[] }
  | { readonly not: Condition };

/** A test of the answer to an earlier question; all of its keywords must hold. */
export interface ConditionTest extends TestWords {
  /** The question's id. */
  readonly question: string;
}

/**
 * A test of a fact of the subject, as recorded for the question's section; all of its keywords must hold. While the
 * fact is not known, the condition is undecided and its questions are asked.
 */
export interface FactTest extends Pick<TestWords, 'const' | 'enum' | 'minimum' | 'maximum'> {
  readonly fact: FactId;
  /** Its source has a value or says that the coin has none; used without other keywords. */
  readonly known?: boolean;
}

/** Where a question applies; otherwise it is still asked, and neutral without an answer. */
export interface AppliesIf {
  /** Facts in US dollars; the first that is known decides. */
  readonly facts: readonly FactId[];
  readonly minimum?: number;
  readonly exclusiveMaximum?: number;
  /** The same as members read it after 'Applies', such as 'from US$1 billion'. */
  readonly words: string;
}

/** The keywords of a test. A question without an answer, or that is not asked, meets only `answered: false`. */
export interface TestWords {
  /** It equals this: true (yes), false (an explicit no), an option's id, a text, a number or a day. */
  readonly const?: TestValue;
  /** It is one of these. */
  readonly enum?: readonly TestValue[];
  /** The id of an option that is among the chosen ones. */
  readonly includes?: string;
  /** A row of the table has all of these cells, by column id; a fixed row's id stands under `row`. */
  readonly contains?: Readonly<Record<string, TestValue>>;
  /** The least number of chosen options, or of filled rows. */
  readonly minItems?: number;
  /** It is at least this: a number, or a day as YYYY-MM-DD. */
  readonly minimum?: number | string;
  /** It is at most this. */
  readonly maximum?: number | string;
  /** Whether there is an answer that is not blank. */
  readonly answered?: boolean;
}

/** A value that an answer can be compared with. */
export type TestValue = boolean | string | number;

/** The figure that decides whether a question applies, by facts in the form of ConditionFacts; undefined: not known. */
export function findDecidingFigure(
  { facts }: AppliesIf,
  find: (fact: FactId) => string | undefined,
): number | undefined {
  const known = facts.map(find).find(isKnown);
  return known === undefined ? undefined : Number(known);
}

/** Whether a question applies; true while its figure is not known. */
export function doesApply({ minimum, exclusiveMaximum }: AppliesIf, figure: number | undefined): boolean {
  if (figure === undefined) return true;
  return figure >= (minimum ?? -Infinity) && figure < (exclusiveMaximum ?? Infinity);
}

/** Every test of answers in a condition, in written order. */
export function listAnswerTests(condition: Condition): readonly ConditionTest[] {
  return listTests(condition).filter((test) => 'question' in test);
}

/** Every test of facts in a condition, in written order. */
export function listFactTests(condition: Condition): readonly FactTest[] {
  return listTests(condition).filter((test) => 'fact' in test);
}

function listTests(condition: Condition): readonly (ConditionTest | FactTest)[] {
  if ('allOf' in condition) return condition.allOf.flatMap(listTests);
  if ('anyOf' in condition) return condition.anyOf.flatMap(listTests);
  if ('not' in condition) return listTests(condition.not);
  return [condition];
}

/** The facts in the conditions and formulas of these questions and calculated values, each once. */
export function listFacts(questions: readonly Conditional[]): readonly FactId[] {
  const tests = questions.flatMap(({ conditions }) => conditions.flatMap(listTests));
  const figures = questions.flatMap(({ formula }) =>
    formula === undefined ? [] : listFormulaFacts(formula),
  );
  return [...new Set([...tests.flatMap((test) => ('fact' in test ? test.fact : [])), ...figures])];
}

interface Conditional {
  readonly conditions: readonly Condition[];
  readonly formula?: Formula;
}

/** The same, with the facts that decide where these questions apply. */
export function listJudgingFacts(questions: readonly (Conditional & WithAppliesIf)[]): readonly FactId[] {
  return [...new Set([...listFacts(questions), ...listApplyingFacts(questions)])];
}

/** The facts that decide where these questions apply, each once. */
export function listApplyingFacts(questions: readonly WithAppliesIf[]): readonly FactId[] {
  return [...new Set(questions.flatMap(({ appliesIf }) => appliesIf?.facts ?? []))];
}

interface WithAppliesIf {
  readonly appliesIf?: AppliesIf;
}

/** Stands for a fact that is late, old, a sample, or unavailable. */
export const unknownFact = '?';

function isKnown(fact: string | undefined): fact is string {
  return fact !== undefined && fact !== '' && fact !== unknownFact;
}
