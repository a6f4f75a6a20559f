import { readColumns } from '../../src/engine/compile/columns.ts';
import { toAnswerType } from '../../src/engine/compile/question-types.ts';
import { unitNames, type Unit } from '../../src/engine/unit-names.ts';
import { findOperation, type Formula, type OperationName } from '../../src/engine/formulas.ts';
import { toFigureUnit } from './figure-unit.ts';
import { errorAt, warningAt, type JsonFile, type JsonPath } from './json-file.ts';
import type { PlacedSource } from './placed-source.ts';
import type { Problem } from './problem.ts';

/** Of operations whose result has a unit whatever its arguments measure. */
const resultUnits: Partial<Record<OperationName, Unit>> = { ageInDays: 'days', percent: 'percent' };

const adding: readonly string[] = ['sum', 'mean', 'min', 'max', 'difference'];

/** Days are not added to dollars, and a sum of hours is no number of people. */
export function calculatedUnitProblems(
  { id, source, path }: PlacedSource,
  earlier: readonly PlacedSource[],
  file: JsonFile,
): readonly Problem[] {
  const { needs: _, ...formula } = source['x-calculated'] ?? {};
  const { unit, mixed } = readUnits(formula, earlier, [...path, 'x-calculated']);
  if (mixed.length > 0)
    return mixed.map(({ place, units }) =>
      errorAt(file, place, 'calculation-units-mixed', { id, units: units.join(' and ') }),
    );
  const { 'x-unit': shown } = source;
  const right = unitNames.find((one) => toFigureUnit({ 'x-unit': one }) === unit);
  if (unit === toFamily(toFigureUnit(source)) || right === undefined || right === 'count') return [];
  const at = shown === undefined ? path : [...path, 'x-unit'];
  return [warningAt(file, at, 'calculation-unit-other', { id, unit: right, shown })];
}

interface Units {
  /** Of the result; undefined: not known, as of a product. */
  readonly unit: string | undefined;
  /** The operations in it that add or compare several units. */
  readonly mixed: readonly { readonly place: JsonPath; readonly units: readonly string[] }[];
}

function readUnits(formula: Formula, earlier: readonly PlacedSource[], path: JsonPath): Units {
  const operation = findOperation(formula);
  if (!operation) return { unit: toLeafUnit(formula, earlier), mixed: [] };
  const [name, formulas] = operation;
  const place = [...path, name];
  const all = formulas.map((one, at) => readUnits(one, earlier, [...place, at]));
  const inside = all.flatMap(({ mixed }) => mixed);
  if (!adding.includes(name))
    return { unit: name === 'round' ? all[0]?.unit : resultUnits[name], mixed: inside };
  if (name === 'difference' && formulas.some((one) => isDay(one, earlier)))
    return { unit: 'days', mixed: inside };
  const units = [...new Set(all.flatMap(({ unit }) => unit ?? []))];
  const [unit] = units;
  // The difference of two calendar years is a number of years.
  const isKnown = units.length === 1 && !(name === 'difference' && unit === 'year');
  return {
    unit: isKnown ? unit : undefined,
    mixed: units.length > 1 ? [...inside, { place, units }] : inside,
  };
}

/** Whether a formula is the answer of an earlier question for a day. Two days differ by days. */
export function isDay(leaf: Formula, earlier: readonly PlacedSource[]): boolean {
  const source = earlier.find((one) => one.id === leaf && !one.source['x-retired'])?.source;
  return source !== undefined && !source['x-calculated'] && toAnswerType(source) === 'date';
}

function toLeafUnit(leaf: Formula, earlier: readonly PlacedSource[]): string | undefined {
  if (typeof leaf === 'number') return undefined;
  const [id, column] = typeof leaf === 'object' && 'column' in leaf ? leaf.column : [leaf];
  const source = earlier.find((one) => one.id === id)?.source;
  const measured = column === undefined ? source : source && readColumns(source)?.columns[column];
  return measured && toFamily(toFigureUnit(measured));
}

/** Points are counted. */
function toFamily(unit: string): string {
  return unit === 'points' ? 'count' : unit;
}
