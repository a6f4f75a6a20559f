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
import type { Checked } from './checked.ts';
import { hasOneCurrency, toFigureUnit } from './figure-unit.ts';
import type { FactId } from '../../src/contracts/coin-facts.ts';
import type { SubjectName } from '../../src/engine/vocabulary.ts';
import { findWrongFact } from './conditions/fact-problems.ts';
import { atPlace, errorAt, type JsonFile, type JsonPath } from './json-file.ts';
import { inWrittenOrder, placeCalculated, type PlacedSource } from './placed-source.ts';
import type { Problem } from './problem.ts';
import { bandProblems } from './band-problems.ts';
import { findRange } from './calculated-range.ts';

/** A calculated value, and what stands before it. */
interface Placed {
  readonly value: PlacedSource;
  readonly earlier: readonly PlacedSource[];
  readonly subject: SubjectName | undefined;
  readonly file: JsonFile;
}

export function calculatedProblems(checked: Checked): readonly Problem[] {
  const { source, questions, schemaFile: file } = checked;
  const { subject } = source.schema['x-questionnaire'];
  const values = placeCalculated(source);
  const all = inWrittenOrder(source, [...questions, ...values]);
  return [
    ...values.flatMap((value) => {
      const placed = { value, earlier: all.slice(0, all.indexOf(value)), subject, file };
      const path = [...value.path, 'x-calculated'];
      const { needs: _, ...formula } = value.source['x-calculated'] ?? {};
      return [
        ...formulaProblems(formula, path, placed),
        ...unitProblems(placed),
        ...bandProblems(value, checked, findRange(value.source, placed.earlier)),
      ];
    }),
    ...ageProblems(checked, values),
    ...questions.flatMap((question) => optionProblems(question, file)),
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
  return formulas.flatMap((one, at) =>
    name === 'ageInDays'
      ? dayProblems(one, [...place, at], placed)
      : formulaProblems(one, [...place, at], placed),
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
  return hasFigure(found.argument.source)
    ? []
    : [errorAt(placed.file, path, 'calculation-argument-unfit', { id: leaf })];
}

function dayProblems(leaf: Formula, path: JsonPath, placed: Placed): readonly Problem[] {
  if (typeof leaf !== 'string') return [errorAt(placed.file, path, 'calculation-age-unfit', {})];
  const found = findEarlier(leaf, path, placed);
  if ('problems' in found) return found.problems;
  return !found.argument.source['x-calculated'] && toAnswerType(found.argument.source) === 'date'
    ? []
    : [errorAt(placed.file, path, 'calculation-age-unfit', {})];
}

function findEarlier(
  id: string,
  path: JsonPath,
  { value, earlier, file }: Placed,
): { readonly argument: PlacedSource } | { readonly problems: readonly Problem[] } {
  const argument = earlier.find((one) => one.id === id);
  if (argument && !argument.source['x-retired']) return { argument };
  return { problems: [errorAt(file, path, 'calculation-argument-unknown', { id, value: value.id })] };
}

function columnProblems(
  [table, column]: readonly [string, string],
  path: JsonPath,
  placed: Placed,
): readonly Problem[] {
  const found = findEarlier(table, path, placed);
  if ('problems' in found) return found.problems;
  const cells = readColumns(found.argument.source)?.columns[column];
  const isFit =
    cells && (['number', 'boolean'].includes(toCellType(cells)) || hasOneCurrency(cells) || hasValues(cells));
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
  return options.length > 0 && options.every((option) => option['x-value'] !== undefined);
}

const adding = ['sum', 'mean', 'min', 'max', 'difference'] as const;

/** Days are not added to dollars. */
function unitProblems({ value, earlier, file }: Placed): readonly Problem[] {
  const unitsOf = (formula: Formula): readonly (string | undefined)[] =>
    listLeaves(formula).flatMap((leaf) => {
      const found = typeof leaf === 'string' ? earlier.find(({ id }) => id === leaf) : undefined;
      return found ? [toFigureUnit(found.source)] : [];
    });
  const { needs: _, ...formula } = value.source['x-calculated'] ?? {};
  const name = adding.find((one) => formula[one]);
  const units = new Set(
    name ? (formula[name] ?? []).flatMap((one) => (typeof one === 'string' ? unitsOf(one) : [])) : [],
  );
  if (!name || units.size < 2) return [];
  const path = [...value.path, 'x-calculated', name];
  return [errorAt(file, path, 'calculation-units-mixed', { id: value.id, units: [...units].join(' and ') })];
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
