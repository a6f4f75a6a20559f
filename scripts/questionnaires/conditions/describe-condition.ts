import { allFacts, type FactId } from '../../../src/contracts/coin-facts.ts';
import {
  findComparison,
  isOperandId,
  type Comparison,
  type ComparisonName,
  type Condition,
  type ConditionTest,
  type FactTest,
  type TestValue,
} from '../../../src/engine/conditions.ts';
import { findOperation, type Formula } from '../../../src/engine/formulas.ts';
import { list } from '../meta-sentences.ts';
import { rowKey } from '../../../src/engine/vocabulary.ts';

interface Named {
  readonly id: string;
  readonly title: string;
}

interface LookedAt {
  readonly title: string;
  readonly options: readonly Named[];
  /** Those of a table. */
  readonly columns?: readonly (Named & { readonly options: readonly Named[] })[];
  readonly rows?: readonly Named[] | undefined;
}

/** The question or calculated value with this id, now or formerly. */
export type FindLookedAt = (id: string) => LookedAt | undefined;

export function describeCondition(condition: Condition, find: FindLookedAt): string {
  const join = (all: readonly Condition[], word: string) =>
    all.map((one) => describeCondition(one, find)).join(` ${word} `);
  if ('allOf' in condition) return `(${join(condition.allOf, 'and')})`;
  if ('anyOf' in condition) return `(${join(condition.anyOf, 'or')})`;
  if ('not' in condition) return `not ${describeCondition(condition.not, find)}`;
  if ('fact' in condition) return toFactWords(condition);
  return 'question' in condition
    ? toTestWords(condition, find(condition.question))
    : toComparisonWords(condition, find);
}

const comparisonWords: Readonly<Record<ComparisonName, string>> = {
  lessThan: 'is less than',
  moreThan: 'is more than',
  equals: 'equals',
};

function toComparisonWords(comparison: Comparison, find: FindLookedAt): string {
  const [name, operands = []] = findComparison(comparison) ?? [];
  const [one, other] = operands.map((operand) =>
    isOperandId(operand) ? `“${find(operand)?.title ?? operand}”` : operand,
  );
  return name ? `${one} ${comparisonWords[name]} ${other}` : '';
}

/** An operation within another one is in parentheses. */
export function describeFormula(formula: Formula, find: FindLookedAt): string {
  const [name, inside] = findOperation(formula) ?? [];
  if (name && inside) {
    const words = inside.map((one) => {
      const argument = describeFormula(one, find);
      return findOperation(one) ? `(${argument})` : argument;
    });
    return `${name} of ${list(words, 'and')}`;
  }
  if (typeof formula === 'string') return `“${find(formula)?.title ?? formula}”`;
  if (typeof formula === 'number') return String(formula);
  if ('fact' in formula) return toFactName(formula);
  if (!('column' in formula)) return '';
  const [id, column] = formula.column;
  const table = find(id);
  const title = table?.columns?.find((one) => one.id === column)?.title ?? column;
  return `“${title}” of “${table?.title ?? id}”`;
}

function toFactName({ fact }: { readonly fact: FactId }): string {
  return `the fact “${allFacts[fact].title}”`;
}

function toTestWords(test: ConditionTest, question: LookedAt | undefined): string {
  const toName = (value: TestValue) => toValueName(value, question?.options);
  const words = [
    ...listWords(test, toName),
    test.includes !== undefined && `includes ${toName(test.includes)}`,
    test.contains !== undefined && `has a row with ${toCellWords(test.contains, question)}`,
    test.minItems !== undefined && `has ${test.minItems} or more`,
    test.answered !== undefined && (test.answered ? 'has an answer' : 'has no answer'),
  ].filter((one) => one !== false);
  return `“${question?.title ?? test.question}” ${words.join(' and ')}`;
}

function toCellWords(cells: Readonly<Record<string, TestValue>>, table: LookedAt | undefined): string {
  return Object.entries(cells)
    .map(([id, value]) => {
      if (id === rowKey) return `row ${toValueName(value, table?.rows)}`;
      const column = table?.columns?.find((one) => one.id === id);
      return `“${column?.title ?? id}” ${toValueName(value, column?.options)}`;
    })
    .join(' and ');
}

function toValueName(value: TestValue, names: readonly Named[] = []): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return `“${names.find(({ id }) => id === value)?.title ?? value}”`;
}

function toFactWords(test: FactTest): string {
  const known = test.known === undefined ? [] : [test.known ? 'is known' : 'is not known'];
  const words = [...listWords(test, String), ...known];
  return `${toFactName(test)} ${words.join(' and ')}`;
}

function listWords(
  test: Pick<FactTest, 'const' | 'enum' | 'minimum' | 'maximum'>,
  toName: (value: TestValue) => string,
): readonly string[] {
  return [
    test.const !== undefined && `is ${toName(test.const)}`,
    test.enum !== undefined && `is ${test.enum.map(toName).join(' or ')}`,
    test.minimum !== undefined && `is ${test.minimum} or more`,
    test.maximum !== undefined && `is ${test.maximum} or less`,
  ].filter((one) => one !== false);
}
