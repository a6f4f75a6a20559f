import { toAnswerType } from '../../src/engine/compile/question-types.ts';
import { readColumns, toCellType } from '../../src/engine/compile/columns.ts';
import { optionSources, type QuestionSource } from '../../src/engine/compile/question-source.ts';
import { listNamed } from '../../src/engine/conditions.ts';
import { toFactShape } from '../../src/engine/fact-shape.ts';
import {
  findOperation,
  listLeaves,
  operationNames,
  operations,
  type Formula,
} from '../../src/engine/formulas.ts';
import { maxDecimals } from '../../src/lib/decimal.ts';
import type { Checked } from './checked.ts';
import { calculatedUnitProblems, isDay } from './calculated-unit-problems.ts';
import { hasOneCurrency } from './figure-unit.ts';
import type { FactId } from '../../src/contracts/coin-facts.ts';
import type { SubjectName } from '../../src/engine/vocabulary.ts';
import { findWrongFact } from './conditions/fact-problems.ts';
import { atPlace, errorAt, type JsonFile, type JsonPath } from './json-file.ts';
import { findTableOf, hintAt } from './name-hints.ts';
import {
  inWrittenOrder,
  placeCalculated,
  placeColumns,
  placeTexts,
  type PlacedSource,
} from './placed-source.ts';
import type { Problem } from './problem.ts';
import { bandProblems } from './band-problems.ts';
import { findRange, isDecimals } from './calculated-range.ts';

/** A calculated value, and what stands before it. */
interface Placed {
  readonly value: PlacedSource;
  readonly earlier: readonly PlacedSource[];
  /** The whole questionnaire. */
  readonly all: readonly PlacedSource[];
  readonly subject: SubjectName | undefined;
  readonly file: JsonFile;
  /** Answers of every type can be counted. */
  readonly isCounted?: boolean;
}

export function calculatedProblems(checked: Checked): readonly Problem[] {
  const { source, questions, schemaFile: file } = checked;
  const { subject } = source.schema['x-questionnaire'];
  const values = placeCalculated(source);
  const all = inWrittenOrder(source, [...questions, ...values, ...placeTexts(source)]);
  return [
    ...values.flatMap((value) => {
      const earlier = all.slice(0, all.indexOf(value)).filter((one) => !isText(one));
      const placed = { value, earlier, all, subject, file };
      const path = [...value.path, 'x-calculated'];
      const { needs: _, ...formula } = value.source['x-calculated'] ?? {};
      const wrong = formulaProblems(formula, path, placed);
      // Units and results are known of a correct formula.
      if (wrong.length > 0) return wrong;
      return [
        ...calculatedUnitProblems(value, earlier, file),
        ...bandProblems(value, checked, findRange(value.source, earlier)),
      ];
    }),
    ...ageProblems(checked, values),
    ...questions.flatMap((question) =>
      [question, ...placeColumns(question)].flatMap((one) => optionProblems(one, file)),
    ),
  ];
}

function formulaProblems(formula: Formula, path: JsonPath, placed: Placed): readonly Problem[] {
  const { value, file } = placed;
  if (typeof formula !== 'object') return leafProblems(formula, path, placed);
  if ('column' in formula) return columnProblems(formula.column, [...path, 'column'], placed);
  if ('fact' in formula) return factProblems(formula.fact, [...path, 'fact'], placed);
  const named = operationNames.filter((name) => formula[name]);
  const [name, ...others] = named;
  if (!name || others.length > 0) return [errorAt(file, path, 'calculation-operations', { id: value.id })];
  const [, formulas = []] = findOperation(formula) ?? [];
  const { min, max } = operations[name];
  const place = [...path, name];
  if (formulas.length < min || formulas.length > max) {
    const range = max === Infinity ? `${min} or more` : String(max);
    return [errorAt(file, place, 'calculation-arguments', { name, range, given: formulas.length })];
  }
  if (listLeaves(formula).every((leaf) => typeof leaf === 'number'))
    return [errorAt(file, place, 'calculation-constant', { id: value.id })];
  const [, second] = formulas;
  if (name === 'round' && !isDecimals(second))
    return [errorAt(file, [...place, 1], 'calculation-decimals', { most: maxDecimals })];
  if ((name === 'quotient' || name === 'percent') && second === 0)
    return [errorAt(file, [...place, 1], 'calculation-by-zero', { id: value.id })];
  if (name === 'difference' && formulas.every((one) => isDay(one, placed.earlier))) return [];
  return formulas.flatMap((one, at) =>
    name === 'ageInDays'
      ? dayProblems(one, [...place, at], placed)
      : formulaProblems(one, [...place, at], { ...placed, isCounted: name === 'count' }),
  );
}

function factProblems(fact: FactId, path: JsonPath, { subject, file }: Placed): readonly Problem[] {
  const wrong = findWrongFact(fact, subject);
  if (wrong) return [atPlace(file, path, wrong)];
  return toFactShape(fact)?.kind === 'number'
    ? []
    : [errorAt(file, path, 'calculation-fact-unfit', { fact })];
}

function leafProblems(leaf: number | string, path: JsonPath, placed: Placed): readonly Problem[] {
  if (typeof leaf === 'number') return [];
  const found = findEarlier(leaf, path, placed);
  if ('problems' in found) return found.problems;
  const isTable = toAnswerType(found.argument.source) === 'rows';
  if (hasFigure(found.argument.source) || (placed.isCounted && !isTable)) return [];
  if (isDay(leaf, placed.earlier)) return [errorAt(placed.file, path, 'calculation-of-day', { id: leaf })];
  const columns = placeColumns(found.argument);
  const column = columns.find((one) => hasFigure(one.source)) ?? columns[0];
  return column
    ? [errorAt(placed.file, path, 'calculation-table-whole', { id: leaf, example: toCells(leaf, column.id) })]
    : [errorAt(placed.file, path, 'calculation-argument-unfit', { id: leaf })];
}

function dayProblems(leaf: Formula, path: JsonPath, placed: Placed): readonly Problem[] {
  if (typeof leaf !== 'string') return [errorAt(placed.file, path, 'calculation-age-unfit', {})];
  const found = findEarlier(leaf, path, placed);
  if ('problems' in found) return found.problems;
  return isDay(leaf, placed.earlier) ? [] : [errorAt(placed.file, path, 'calculation-age-unfit', {})];
}

function findEarlier(
  id: string,
  path: JsonPath,
  { value, earlier, all, file }: Placed,
): { readonly argument: PlacedSource } | { readonly problems: readonly Problem[] } {
  const argument = earlier.find((one) => one.id === id);
  if (argument && !argument.source['x-retired']) return { argument };
  const possible = earlier.filter(({ source }) => !source['x-retired']).map((one) => one.id);
  const hint = toArgumentHint(id, all) ?? hintAt(id, possible, argument ? [] : all.filter(isText));
  return {
    problems: [errorAt(file, path, 'calculation-argument-unknown', { id, value: value.id, ...hint })],
  };
}

/** Cells are named by their table and column, and numbers have no quotation marks. */
function toArgumentHint(id: string, all: readonly PlacedSource[]): { readonly hint: string } | undefined {
  if (!Number.isNaN(Number(id))) return { hint: ' Write a number without quotation marks.' };
  const column = id.split('.').at(-1) ?? id;
  const table = findTableOf(column, all);
  return table && all.every((one) => one.id !== id)
    ? { hint: ` For the cells of a table write ${toCells(table.id, column)}.` }
    : undefined;
}

function toCells(table: string, column: string): string {
  return `{ "column": ["${table}", "${column}"] }`;
}

function isText({ source }: PlacedSource): boolean {
  return source.type === 'null';
}

function columnProblems(
  [table, column]: readonly [string, string],
  path: JsonPath,
  placed: Placed,
): readonly Problem[] {
  const found = findEarlier(table, path, placed);
  if ('problems' in found) return found.problems;
  const columns = readColumns(found.argument.source)?.columns ?? {};
  const cells = columns[column];
  if (!cells) {
    const data = { table, column, columns: Object.keys(columns) };
    return [errorAt(placed.file, path, 'calculation-column-unknown', data)];
  }
  const isFit =
    placed.isCounted ||
    ['number', 'boolean'].includes(toCellType(cells)) ||
    hasOneCurrency(cells) ||
    hasValues(cells);
  return isFit ? [] : [errorAt(placed.file, path, 'calculation-column-unfit', { table, column })];
}

/** Whether an answer counts something: a number, a yes, or an option with a value. */
function hasFigure(source: QuestionSource): boolean {
  if (source['x-calculated']) return true;
  const type = toAnswerType(source);
  return (
    type === 'number' || type === 'scale' || type === 'boolean' || hasOneCurrency(source) || hasValues(source)
  );
}

function hasValues(source: Pick<QuestionSource, 'oneOf' | 'items'>): boolean {
  const options = source.oneOf ?? source.items?.oneOf ?? [];
  // If only some have one, optionProblems names those that have none.
  return options.some((option) => option['x-value'] !== undefined);
}

/** An age changes by itself: a question would come and go without an edit. */
function ageProblems(
  { questions, schemaFile: file }: Checked,
  values: readonly PlacedSource[],
): readonly Problem[] {
  const ages = values.filter(({ source }) => JSON.stringify(source['x-calculated']).includes('"ageInDays"'));
  return [...questions, ...values].flatMap(({ source, path }) => {
    const condition = source['x-asked-if'];
    const tested = condition ? listNamed(condition) : [];
    const age = ages.find(({ id }) => tested.includes(id));
    return age ? [errorAt(file, [...path, 'x-asked-if'], 'condition-on-age', { id: age.id })] : [];
  });
}

function optionProblems({ id, source, path, ownTextOf }: PlacedSource, file: JsonFile): readonly Problem[] {
  const options = ownTextOf ? [] : optionSources(source);
  const valued = options.filter((option) => option['x-value'] !== undefined);
  if (valued.length === 0 || valued.length === options.length) return [];
  const at = options.findIndex((option) => option['x-value'] === undefined);
  const place = source.items ? [...path, 'items', 'oneOf', at] : [...path, 'oneOf', at];
  return [errorAt(file, place, 'option-without-value', { id, option: options[at]?.const ?? '' })];
}
