import {
  comparisons,
  findComparison,
  isOperandId,
  type Comparison,
  type Operand,
} from '../../../src/engine/conditions.ts';
import { latestOf, type QuestionSource } from '../../../src/engine/compile/question-source.ts';
import { toAnswerType } from '../../../src/engine/compile/question-types.ts';
import { isDay } from '../../../src/lib/utc-day.ts';
import { hasOneCurrency, toFigureUnit } from '../figure-unit.ts';
import { errorAt, type JsonFile, type JsonPath } from '../json-file.ts';
import type { PlacedSource } from '../placed-source.ts';
import type { Problem } from '../problem.ts';

/** What a comparison compares: of one kind and unit, and from the least to the most that it can be. */
interface Compared {
  readonly kind: 'number' | 'day';
  /** Undefined: a written number or day fits every unit. */
  readonly unit: string | undefined;
  readonly least: number | string | undefined;
  readonly most: number | string | undefined;
}

/** `questions`: those that may be compared. */
export function comparisonProblems(
  comparison: Comparison,
  questions: readonly PlacedSource[],
  path: JsonPath,
  file: JsonFile,
): readonly Problem[] {
  const [name, operands] = findComparison(comparison) ?? [];
  if (!name || !operands) return [];
  const place = [...path, name];
  const all = operands.map((operand) => toCompared(operand, questions));
  const unfit = all.findIndex((one) => one === undefined);
  if (unfit !== -1) {
    const id = operands[unfit] ?? '';
    return [errorAt(file, [...place, unfit], 'comparison-unfit', { id })];
  }
  const [one, other] = all;
  if (!one || !other) return [];
  if (!operands.some(isOperandId)) return [errorAt(file, place, 'comparison-constant', {})];
  if (operands[0] === operands[1])
    return [errorAt(file, place, 'comparison-with-itself', { id: operands[0] })];
  const data = { one: String(operands[0]), other: String(operands[1]) };
  if (one.kind !== other.kind) return [errorAt(file, place, 'comparison-kinds-mixed', data)];
  if (one.unit !== undefined && other.unit !== undefined && one.unit !== other.unit) {
    const units = { unit: one.unit, otherUnit: other.unit };
    return [errorAt(file, place, 'comparison-units-mixed', { ...data, ...units })];
  }
  const orders = [-1, 0, 1].filter((order) => isPossible(order, one, other));
  const held = orders.filter(comparisons[name]);
  if (held.length === 0) return [errorAt(file, place, 'comparison-never', {})];
  return held.length === orders.length ? [errorAt(file, place, 'comparison-always', {})] : [];
}

function toCompared(operand: Operand, questions: readonly PlacedSource[]): Compared | undefined {
  const written = { unit: undefined, least: operand, most: operand };
  if (typeof operand === 'number') return { kind: 'number', ...written };
  if (!isOperandId(operand)) return isDay(operand) ? { kind: 'day', ...written } : undefined;
  const found = questions.find(({ id }) => id === operand);
  return found && toComparedQuestion(found.source);
}

function toComparedQuestion(source: QuestionSource): Compared | undefined {
  const { minimum, maximum } = source;
  const unit = toFigureUnit(source);
  if (source['x-calculated']) return { kind: 'number', unit, least: undefined, most: undefined };
  const type = toAnswerType(source);
  if (type === 'number' || type === 'scale' || hasOneCurrency(source))
    return { kind: 'number', unit, least: minimum, most: maximum };
  if (type !== 'date') return undefined;
  const toFixed = (day: string | undefined) => (day === 'today' ? undefined : day);
  const [least, most] = [toFixed(source.formatMinimum), toFixed(latestOf(source))];
  return { kind: 'day', unit: undefined, least, most };
}

/** Whether the first can stand in this order to the second, by their limits alone. */
function isPossible(order: number, one: Compared, other: Compared): boolean {
  if (order > 0) return isPossible(-order, other, one);
  const isBelow = (low: Compared['least'], high: Compared['most']) =>
    low === undefined || high === undefined || low < high;
  if (order < 0) return isBelow(one.least, other.most);
  return !isAbove(one.least, other.most) && !isAbove(other.least, one.most);
}

function isAbove(low: Compared['least'], high: Compared['most']): boolean {
  return low !== undefined && high !== undefined && low > high;
}
