import type { FactId } from '../contracts/coin-facts.ts';
import { addDecimals, roundDecimal } from '../lib/decimal.ts';

/**
 * How a value is calculated (`x-calculated` of schema.json): a number, the id of an earlier question or calculated value,
 * a column of a table, a fact, or an operation on such. Plain JSON, as its author wrote it.
 */
export type Formula =
  | number
  | string
  /** The cells of a column: the ids of the table and the column. */
  | { readonly column: readonly [table: string, column: string] }
  | { readonly fact: FactId }
  | Operation;

/** One of these keys, with its arguments. */
export type Operation = {
  readonly [Name in OperationName]?: readonly Formula[];
};

/**
 * Arguments and result of each operation. `values`: one for each argument, and one for each cell of a column. `round`
 * takes a number of decimals as its second argument.
 */
export const operations: Readonly<Record<OperationName, OperationDefinition>> = {
  sum: { min: 1, max: Infinity, apply: addDecimals },
  mean: { min: 1, max: Infinity, apply: (values) => quotient(addDecimals(values), values.length) },
  min: { min: 1, max: Infinity, apply: (values) => Math.min(...values) },
  max: { min: 1, max: Infinity, apply: (values) => Math.max(...values) },
  count: { min: 1, max: Infinity, apply: (values) => values.length },
  difference: { min: 2, max: 2, apply: ([one = 0, other = 0]) => addDecimals([one, -other]) },
  product: { min: 2, max: Infinity, apply: (values) => values.reduce((all, one) => all * one, 1) },
  quotient: { min: 2, max: 2, apply: ([one = 0, other = 0]) => quotient(one, other) },
  percent: { min: 2, max: 2, apply: ([one = 0, other = 0]) => quotient(100 * one, other) },
  ageInDays: { min: 1, max: 1, apply: ([age = 0]) => age },
  round: { min: 2, max: 2, apply: ([value = 0, decimals = 0]) => roundDecimal(value, decimals) },
};

interface OperationDefinition {
  readonly min: number;
  readonly max: number;
  /** Undefined: it has no result, as a division by 0. */
  readonly apply: (values: readonly number[]) => number | undefined;
}

export type OperationName =
  | 'sum'
  | 'mean'
  | 'min'
  | 'max'
  | 'count'
  | 'difference'
  | 'product'
  | 'quotient'
  | 'percent'
  | 'ageInDays'
  | 'round';

export const operationNames = Object.keys(operations).filter((name): name is OperationName =>
  Object.hasOwn(operations, name),
);

function quotient(one: number, other: number): number | undefined {
  return other === 0 ? undefined : one / other;
}

/** The operation of a formula and its arguments; undefined for a leaf. */
export function findOperation(formula: Formula): readonly [OperationName, readonly Formula[]] | undefined {
  if (typeof formula !== 'object' || 'column' in formula || 'fact' in formula) return undefined;
  const name = operationNames.find((one) => formula[one] !== undefined);
  return name && [name, formula[name] ?? []];
}

/** Every leaf of a formula, in written order. */
export function listLeaves(formula: Formula): readonly Exclude<Formula, Operation>[] {
  const operation = findOperation(formula);
  if (operation) return operation[1].flatMap(listLeaves);
  return typeof formula === 'object' && !('column' in formula || 'fact' in formula) ? [] : [formula];
}

/** The ids of the questions and calculated values in a formula. */
export function listArguments(formula: Formula): readonly string[] {
  return listLeaves(formula).flatMap((leaf) => {
    if (typeof leaf === 'string') return [leaf];
    return typeof leaf === 'object' && 'column' in leaf ? [leaf.column[0]] : [];
  });
}

/** The facts in a formula. */
export function listFormulaFacts(formula: Formula): readonly FactId[] {
  return listLeaves(formula).flatMap((leaf) =>
    typeof leaf === 'object' && 'fact' in leaf ? [leaf.fact] : [],
  );
}
