import type { FactId } from '../contracts/coin-facts.ts';
import { day } from '../lib/durations.ts';
import { largestNumber, toKeptDigits } from '../lib/decimal.ts';
import { isRecord } from '../lib/is-record.ts';
import { isTextList } from '../lib/is-text-list.ts';
import { toRows, type AnswerType } from './answers.ts';
import { isFilledRow } from './cells.ts';
import { findOperation, operations, type Formula, type OperationName } from './formulas.ts';
import { rowKey, type FixedRow, type Option } from './vocabulary.ts';

/** The parts of a question or a column that say what its answer counts. */
export interface FiguredQuestion {
  readonly type: AnswerType;
  readonly options?: readonly Pick<Option, 'id' | 'value'>[];
  /** A table has columns, a day question its limits. */
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

/** A calculated value, and how many of the different answers that it needs are given. `value` undefined: it is blank. */
export interface Calculation {
  readonly value: number | undefined;
  readonly answered: number;
  readonly asked: number;
}

/** Blank while an asked argument has no answer, unless any is enough; questions that are not asked are left out. */
export function calculate(formula: Formula, figures: Figures): Calculation {
  const {
    values: [value],
    answered,
    asked,
  } = evaluate(formula, figures);
  return {
    // Adding 0 turns -0 into 0.
    value: value === undefined ? undefined : toKeptDigits(value) + 0,
    answered: answered.length,
    asked: asked.length,
  };
}

interface Evaluated {
  readonly values: readonly number[];
  /** The different answers and facts: a formula may name one several times. */
  readonly answered: readonly string[];
  readonly asked: readonly string[];
}

const leftOut: Evaluated = { values: [], answered: [], asked: [] };

function toLeaf(name: string, value: number | undefined): Evaluated {
  const asked = [name];
  return value === undefined
    ? { values: [], answered: [], asked }
    : { values: [value], answered: asked, asked };
}

/** What an answer or a cell counts; undefined: it has none. */
type ToValue = (of: FiguredQuestion, answer: unknown, figures: Figures) => number | undefined;

function evaluate(formula: Formula, figures: Figures, toValue: ToValue = toFigure): Evaluated {
  if (typeof formula === 'number') return { ...leftOut, values: [formula] };
  if (typeof formula === 'string') return evaluateAnswer(formula, figures, toValue);
  if ('column' in formula) return evaluateColumn(formula.column, figures, toValue);
  if ('fact' in formula) return toLeaf(`fact ${formula.fact}`, figures.findFact(formula.fact));
  const operation = findOperation(formula);
  return operation ? evaluateOperation(operation, figures) : leftOut;
}

function evaluateOperation(
  [name, formulas]: readonly [OperationName, readonly Formula[]],
  figures: Figures,
): Evaluated {
  const all = formulas.map((one) => {
    if (name === 'ageInDays') return typeof one === 'string' ? evaluateAnswer(one, figures, toAge) : leftOut;
    return evaluate(one, figures, argumentValues[name] ?? toFigure);
  });
  const answered = [...new Set(all.flatMap((one) => one.answered))];
  const asked = [...new Set(all.flatMap((one) => one.asked))];
  const values = all.flatMap((one) => one.values);
  const { min, max, apply } = operations[name];
  const isPlaced = max === Infinity || all.every((one) => one.values.length === 1);
  const isEnough =
    isPlaced && values.length >= Math.min(min, 1) && (figures.needsAny || answered.length === asked.length);
  const value = isEnough ? apply(values) : undefined;
  const isResult = value !== undefined && Math.abs(value) <= largestNumber;
  return { values: isResult ? [value] : [], answered, asked };
}

function evaluateAnswer(id: string, figures: Figures, toValue: ToValue): Evaluated {
  const found = figures.find(id);
  return found ? toLeaf(id, toValue(found.question, found.answer, figures)) : leftOut;
}

function evaluateColumn(
  [table, column]: readonly [string, string],
  figures: Figures,
  toValue: ToValue,
): Evaluated {
  const found = figures.find(table);
  if (!found) return leftOut;
  const { columns, rows: fixed } = toTable(found.question);
  const cells = columns.find(({ id }) => id === column);
  const asked = fixed?.filter(({ retired }) => !retired);
  const rows = toRows(found.answer).filter(
    (row) => isFilledRow(row) && (!asked || asked.some(({ id }) => id === row[rowKey])),
  );
  const figured = rows.flatMap((row) => {
    const value = cells && toValue(cells, row[column], figures);
    return value === undefined ? [] : [{ row: row[rowKey], value }];
  });
  const values = figured.map(({ value }) => value);
  // Rows that the member adds are one answer.
  if (!asked) return { ...toLeaf(table, values[0]), values };
  const toName = (row: unknown) => JSON.stringify([table, column, row]);
  return {
    values,
    answered: figured.map(({ row }) => toName(row)),
    asked: asked.map(({ id }) => toName(id)),
  };
}

/** The settings of a table that calculations need. */
export interface FiguredTable {
  readonly columns: readonly (FiguredQuestion & { readonly id: string })[];
  /** Each of them is asked: its cell is an answer that a value may need. */
  readonly rows?: readonly Pick<FixedRow, 'id' | 'retired'>[];
}

function toTable({ settings }: FiguredQuestion): FiguredTable {
  if (!settings || !('columns' in settings)) return { columns: [] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only tables have columns
  return settings as FiguredTable;
}

/** What an answer counts: a yes 1 and a No 0, an option its value; undefined without an answer. */
function toFigure({ type, options = [] }: FiguredQuestion, answer: unknown): number | undefined {
  const toValue = (id: string) => options.find((option) => option.id === id)?.value;
  if (type === 'boolean') return typeof answer === 'boolean' ? Number(answer) : undefined;
  if (type === 'choice') return typeof answer === 'string' ? toValue(answer) : undefined;
  if (type === 'choices')
    return isTextList(answer) ? answer.reduce((sum, id) => sum + (toValue(id) ?? 0), 0) : undefined;
  if (type === 'money') return toAmount(answer);
  return typeof answer === 'number' ? answer : undefined;
}

/** What `count` adds up: answers of any type, without 'can't tell'. */
function toOne(_: FiguredQuestion, answer: unknown): number | undefined {
  return answer === undefined || answer === null || answer === '' ? undefined : 1;
}

/** The number of an amount of money: only money in one currency is calculated with or compared. */
export function toAmount(answer: unknown): number | undefined {
  const amount = isRecord(answer) ? answer['amount'] : undefined;
  return typeof amount === 'number' ? amount : undefined;
}

/** A day counts the days before it, so that two days differ by days. */
function toFigureOrDay(of: FiguredQuestion, answer: unknown): number | undefined {
  if (of.type !== 'date') return toFigure(of, answer);
  const time = typeof answer === 'string' ? Date.parse(answer) : Number.NaN;
  return Number.isNaN(time) ? undefined : time / day;
}

const argumentValues: Readonly<Partial<Record<OperationName, ToValue>>> = {
  count: toOne,
  difference: toFigureOrDay,
};

function toAge({ type, settings }: FiguredQuestion, answer: unknown, { today }: Figures): number | undefined {
  if (type !== 'date' || typeof answer !== 'string' || today === undefined) return undefined;
  const isPast = settings && 'latest' in settings && settings.latest === 'today';
  // The day is refused.
  if (isPast && answer > today) return undefined;
  const age = (Date.parse(today) - Date.parse(answer)) / day;
  return Number.isNaN(age) ? undefined : age;
}
