/**
 * When a question or a section is asked, as schema.json says it under x-asked-if: one test, or several put together.
 * Plain JSON, kept as its author wrote it.
 */
export type Condition =
  | ConditionTest
  | { readonly allOf: readonly Condition[] }
  | { readonly anyOf: readonly Condition[] }
  | { readonly not: Condition };

/** A look at the answer to an earlier question; every word of it must hold. */
export interface ConditionTest extends TestWords {
  /** The question's id. */
  readonly question: string;
}

/** What a test may ask of an answer. A question that has no answer, or is not asked, meets none but `answered: false`. */
export interface TestWords {
  /** It is exactly this: true or false (no tick is false), an option's id, a text, a number or a day. */
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

/** Every test of a condition, in the order they are written. */
export function listTests(condition: Condition): readonly ConditionTest[] {
  if ('allOf' in condition) return condition.allOf.flatMap(listTests);
  if ('anyOf' in condition) return condition.anyOf.flatMap(listTests);
  if ('not' in condition) return listTests(condition.not);
  return [condition];
}
