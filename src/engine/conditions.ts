import type { FactId } from '../contracts/coin-facts.ts';

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
