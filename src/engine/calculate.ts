import type { FactId } from '../contracts/coin-facts.ts';
import { day } from '../lib/durations.ts';
import { largestNumber } from '../lib/decimal.ts';
import { isRecord } from '../lib/is-record.ts';
import { isTextList } from '../lib/is-text-list.ts';
import type { AnswerType } from './answers.ts';
import { isFilledRow } from './cells.ts';
import { findOperation, operations, type Formula, type OperationName } from './formulas.ts';
import { rowKey, type FixedRow, type Option, type Row } from './vocabulary.ts';

/** The parts of a question or a column that say what its answer counts. */
interface Figured {
  readonly type: AnswerType;
  readonly options?: readonly Pick<Option, 'id' | 'value'>[];
}

export interface FiguredQuestion extends Figured {
  /** Those of a table have columns. */
  readonly settings?: object;
}

/** What a formula is calculated from. */
export interface Figures {
  /** An asked question with its answer; undefined: it is not asked, and left out. */
  readonly find: (id: string) => { readonly question: FiguredQuestion; readonly answer: unknown } | undefined;
  /** A fact's number; undefined: not known. */
  readonly findFact: (id: FactId) => number | undefined;
  /** The UTC day, YYYY-MM-DD, from which ages are counted; undefined: no age is known. */
  readonly today?: string | undefined;
  /** What is answered is enough. */
  readonly needsAny: boolean;
}

/** A calculated value, and how many of the answers that it needs are given. `value` undefined: it is blank. */
export interface Calculation {
  readonly value: number | undefined;
  readonly answered: number;
  readonly asked: number;
}

/** Blank while an asked argument has no answer, unless any is enough; questions that are not asked are left out. */
export function calculate(formula: Formula, figures: Figures): Calculation {
  const { values, ...counts } = evaluate(formula, figures);
  const [value] = values;
  return { ...counts, value: value === undefined ? undefined : toStoredFigure(value) };
}

interface Evaluated {
  readonly values: readonly number[];
  readonly answered: number;
  readonly asked: number;
}

const leftOut: Evaluated = { values: [], answered: 0, asked: 0 };
const missing: Evaluated = { values: [], answered: 0, asked: 1 };

function evaluate(formula: Formula, figures: Figures): Evaluated {
  if (typeof formula === 'number') return { ...leftOut, values: [formula] };
  if (typeof formula === 'string') return toEvaluated(figures.find(formula), figures, toFigure);
  if ('column' in formula) return evaluateColumn(formula.column, figures);
  if ('fact' in formula) {
    const value = figures.findFact(formula.fact);
    return value === undefined ? missing : { values: [value], answered: 1, asked: 1 };
  }
  const operation = findOperation(formula);
  return operation ? evaluateOperation(operation, figures) : leftOut;
}

function evaluateOperation(
  [name, formulas]: readonly [OperationName, readonly Formula[]],
  figures: Figures,
): Evaluated {
  const all =
    name === 'ageInDays'
      ? formulas.map((one) =>
          toEvaluated(typeof one === 'string' ? figures.find(one) : undefined, figures, toAge),
        )
      : formulas.map((one) => evaluate(one, figures));
  const answered = all.reduce((sum, one) => sum + one.answered, 0);
  const asked = all.reduce((sum, one) => sum + one.asked, 0);
  const values = all.flatMap((one) => one.values);
  const { min, max, apply } = operations[name];
  const isPlaced = max === Infinity || all.every((one) => one.values.length === 1);
  const isEnough = isPlaced && values.length >= Math.min(min, 1) && (figures.needsAny || answered === asked);
  const value = isEnough ? apply(values) : undefined;
  const isResult = value !== undefined && Math.abs(value) <= largestNumber;
  return { values: isResult ? [value] : [], answered, asked };
}

function toEvaluated(
  found: ReturnType<Figures['find']>,
  figures: Figures,
  toValue: (question: Figured, answer: unknown, figures: Figures) => number | undefined,
): Evaluated {
  if (!found) return leftOut;
  const value = toValue(found.question, found.answer, figures);
  return value === undefined ? missing : { values: [value], answered: 1, asked: 1 };
}

function evaluateColumn([table, column]: readonly [string, string], { find }: Figures): Evaluated {
  const found = find(table);
  if (!found) return leftOut;
  const { columns, rows: fixed } = toTable(found.question);
  const cells = columns.find(({ id }) => id === column);
  const asked = fixed?.filter(({ retired }) => !retired);
  const rows = toRows(found.answer).filter(
    (row) => isFilledRow(row) && (!asked || asked.some(({ id }) => id === row[rowKey])),
  );
  const values = rows.flatMap((row) => (cells ? (toFigure(cells, row[column]) ?? []) : []));
  if (asked) return { values, answered: values.length, asked: asked.length };
  return rows.length > 0 ? { values, answered: 1, asked: 1 } : missing;
}

/** The settings of a table that calculations need. */
export interface FiguredTable {
  readonly columns: readonly (Figured & { readonly id: string })[];
  /** Each of them is asked: its cell is an answer that a value may need. */
  readonly rows?: readonly Pick<FixedRow, 'id' | 'retired'>[];
}

function toTable({ settings }: FiguredQuestion): FiguredTable {
  if (!settings || !('columns' in settings)) return { columns: [] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only tables have columns
  return settings as FiguredTable;
}

function toRows(answer: unknown): readonly Row[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- cells are read as what they are
  return Array.isArray(answer) && answer.every(isRecord) ? (answer as readonly Row[]) : [];
}

/** What an answer counts: a yes 1 and a No 0, an option its value; undefined without an answer. */
function toFigure({ type, options = [] }: Figured, answer: unknown): number | undefined {
  const toValue = (id: string) => options.find((option) => option.id === id)?.value;
  if (type === 'boolean') return typeof answer === 'boolean' ? Number(answer) : undefined;
  if (type === 'choice') return typeof answer === 'string' ? toValue(answer) : undefined;
  if (type === 'choices')
    return isTextList(answer) ? answer.reduce((sum, id) => sum + (toValue(id) ?? 0), 0) : undefined;
  if (type === 'money') return toAmount(answer);
  return typeof answer === 'number' ? answer : undefined;
}

/** The number of an amount of money: only money in one currency is calculated with or compared. */
export function toAmount(answer: unknown): number | undefined {
  const amount = isRecord(answer) ? answer['amount'] : undefined;
  return typeof amount === 'number' ? amount : undefined;
}

function toAge({ type }: Figured, answer: unknown, { today }: Figures): number | undefined {
  if (type !== 'date' || typeof answer !== 'string' || today === undefined) return undefined;
  const age = (Date.parse(today) - Date.parse(answer)) / day;
  return Number.isNaN(age) ? undefined : age;
}

/** Binary fractions end after twelve digits. */
function toStoredFigure(value: number): number {
  return Number(value.toPrecision(12)) + 0;
}
