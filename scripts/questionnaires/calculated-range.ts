import { readColumns } from '../../src/engine/compile/columns.ts';
import { optionSources, type QuestionSource } from '../../src/engine/compile/question-source.ts';
import { toAnswerType } from '../../src/engine/compile/question-types.ts';
import { maxDecimals, roundDecimal } from '../../src/lib/decimal.ts';
import { findOperation, type Formula, type OperationName } from '../../src/engine/formulas.ts';
import type { PlacedSource } from './placed-source.ts';

/** The smallest and the largest result. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** An argument has up to `count` values, each in its range: a column has one for each row. */
interface Values extends Range {
  readonly count: number;
}

const anyNumber: Range = { least: -Infinity, most: Infinity };

/** Whether values can be rounded to this number of decimals. */
export function isDecimals(decimals: unknown): boolean {
  return Number.isInteger(decimals) && Number(decimals) >= 0 && Number(decimals) <= maxDecimals;
}

/** A range that has every result of a calculated value; it may be wider than what answers can give. */
export function findRange(source: QuestionSource, earlier: readonly PlacedSource[]): Range {
  const { needs: _, ...formula } = source['x-calculated'] ?? {};
  return findValues(formula, earlier);
}

function findValues(formula: Formula, earlier: readonly PlacedSource[]): Values {
  if (typeof formula === 'number') return { least: formula, most: formula, count: 1 };
  if (typeof formula === 'string') return findArgument(formula, earlier);
  if ('column' in formula) return findCells(formula.column, earlier);
  const [name, formulas] = findOperation(formula) ?? [];
  if (!name || !formulas) return { ...anyNumber, count: 1 };
  const { least, most } = ranges[name](formulas.map((one) => findValues(one, earlier)));
  return Number.isNaN(least + most) ? { ...anyNumber, count: 1 } : { least, most, count: 1 };
}

function findArgument(id: string, earlier: readonly PlacedSource[]): Values {
  const at = earlier.findIndex((one) => one.id === id);
  const source = earlier[at]?.source;
  if (!source) return { ...anyNumber, count: 1 };
  const range = source['x-calculated'] ? findRange(source, earlier.slice(0, at)) : toRange(source);
  return { ...range, count: 1 };
}

function findCells([table, column]: readonly [string, string], earlier: readonly PlacedSource[]): Values {
  const source = earlier.find(({ id }) => id === table)?.source;
  const cells = source && readColumns(source)?.columns[column];
  const rows = source?.['x-rows']?.filter((row) => !row['x-retired']);
  // A table without an asked row has its own problem.
  const count = rows && rows.length > 0 ? rows.length : (source?.maxItems ?? Infinity);
  return { ...(cells ? toRange(cells) : anyNumber), count };
}

/** What an answer counts, as `toFigure` in engine/calculate.ts has it. */
function toRange(source: QuestionSource): Range {
  const type = toAnswerType(source);
  if (type === 'boolean') return { least: 0, most: 1 };
  const values = optionSources(source).map((option) => option['x-value'] ?? 0);
  if (type === 'choice') return { least: Math.min(...values), most: Math.max(...values) };
  if (type === 'choices') return addRanges(values.map((value) => ({ least: value, most: value, count: 1 })));
  const [least, most] = [source.minimum ?? -Infinity, source.maximum ?? Infinity];
  // Limits without a number between them have their own problem.
  return least > most ? anyNumber : { least, most };
}

/** The range of an operation's result, for the ranges of its arguments. Questions that are not asked are left out. */
const ranges: Readonly<Record<OperationName, (values: readonly Values[]) => Range>> = {
  sum: addRanges,
  mean: joinRanges,
  min: joinRanges,
  max: joinRanges,
  count: (values) => ({ least: 1, most: values.reduce((sum, { count }) => sum + count, 0) }),
  difference: ([one = anyNumber, other = anyNumber]) => ({
    least: one.least - other.most,
    most: one.most - other.least,
  }),
  product: (values) =>
    values.reduce<Range>(
      (all, one) => (one.count > 1 ? anyNumber : joinRanges([all, one, combine(all, one, multiply)])),
      { least: 1, most: 1 },
    ),
  quotient: ([one = anyNumber, other = anyNumber]) => divide(one, other),
  percent: ([one = anyNumber, other = anyNumber]) => {
    const { least, most } = divide(one, other);
    return { least: 100 * least, most: 100 * most };
  },
  ageInDays: () => anyNumber,
  round: ([value = anyNumber, { least: decimals } = anyNumber]) =>
    isDecimals(decimals)
      ? { least: roundDecimal(value.least, decimals), most: roundDecimal(value.most, decimals) }
      : anyNumber,
};

function addRanges(values: readonly Values[]): Range {
  const times = (value: number, count: number) => (value === 0 ? 0 : value * count);
  return {
    least: values.reduce((sum, { least, count }) => sum + times(Math.min(least, 0), count), 0),
    most: values.reduce((sum, { most, count }) => sum + times(Math.max(most, 0), count), 0),
  };
}

function joinRanges(all: readonly Range[]): Range {
  return {
    least: Math.min(...all.map(({ least }) => least)),
    most: Math.max(...all.map(({ most }) => most)),
  };
}

function multiply(one: number, other: number): number {
  return one * other;
}

function divide(one: Range, other: Range): Range {
  return other.least > 0 ? combine(one, other, (above, below) => above / below) : anyNumber;
}

function combine(one: Range, other: Range, apply: (one: number, other: number) => number): Range {
  const results = [one.least, one.most].flatMap((a) => [other.least, other.most].map((b) => apply(a, b)));
  return { least: Math.min(...results), most: Math.max(...results) };
}
