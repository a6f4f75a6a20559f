import { listFormulaFacts, type Formula } from './formulas.ts';
import type { FactId } from '../contracts/coin-facts.ts';

/**
 * When a question or a section is asked (`x-asked-if` of schema.json), or a rule complains (`x-rules`): one test or
 * comparison, or several combined. Plain JSON, as its author wrote it.
 */
export type Condition =
  | ConditionTest
  | FactTest
  | Comparison
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

/**
 * A comparison of two numbers or two days: the ids of questions or calculated values, numbers, or days as YYYY-MM-DD. Without
 * both it does not hold.
 */
export type Comparison = {
  readonly [Name in ComparisonName]: { readonly [Key in Name]: readonly [Operand, Operand] };
}[ComparisonName];

export type ComparisonName = 'lessThan' | 'moreThan' | 'equals';

export type Operand = string | number;

/** Whether each comparison holds; `order` is below 0 if the first is less than the second. */
export const comparisons: Readonly<Record<ComparisonName, (order: number) => boolean>> = {
  lessThan: (order) => order < 0,
  moreThan: (order) => order > 0,
  equals: (order) => order === 0,
};

const comparisonNames = Object.keys(comparisons).filter((name): name is ComparisonName =>
  Object.hasOwn(comparisons, name),
);

/** The comparison of a condition, and what it compares; undefined for any other condition. */
export function findComparison(
  condition: Condition,
): readonly [ComparisonName, readonly [Operand, Operand]] | undefined {
  for (const name of comparisonNames) {
    const operands = Object.entries(condition).find(([key]) => key === name)?.[1];
    if (operands) return [name, operands];
  }
  return undefined;
}

/** Whether a text in a comparison is an id: days begin with a digit, ids never do. */
export function isOperandId(operand: Operand): operand is string {
  return typeof operand === 'string' && !/^\d/.test(operand);
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

/** Every test of answers in a condition, in written order; without comparisons. */
export function listAnswerTests(condition: Condition): readonly ConditionTest[] {
  return listTests(condition).filter((test) => 'question' in test);
}

/** Every test of facts in a condition, in written order. */
export function listFactTests(condition: Condition): readonly FactTest[] {
  return listTests(condition).filter((test) => 'fact' in test);
}

/** The ids of the questions and calculated values in a condition, in written order. */
export function listNamed(condition: Condition): readonly string[] {
  return listTests(condition).flatMap((test) => {
    if ('question' in test) return [test.question];
    const [, operands = []] = findComparison(test) ?? [];
    return operands.flatMap((operand) => (isOperandId(operand) ? [operand] : []));
  });
}

/** A condition that combines no others. */
export type Test = ConditionTest | FactTest | Comparison;

export function isTest(condition: Condition): condition is Test {
  return !('allOf' in condition || 'anyOf' in condition || 'not' in condition);
}

/** Every test of a condition, in written order. */
export function listTests(condition: Condition): readonly Test[] {
  if (isTest(condition)) return [condition];
  if ('not' in condition) return listTests(condition.not);
  return ('allOf' in condition ? condition.allOf : condition.anyOf).flatMap(listTests);
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
