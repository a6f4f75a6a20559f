import {
  rowKey,
  type Cell,
  type FixedRow,
  type Money,
  type Option,
  type Row,
  type Signal,
} from './vocabulary.ts';
import type { Unit } from './unit-names.ts';
import type { AnswerTypeDefinition, NoSettings } from './answers/answer-type.ts';
import { listFaults, type Fault } from './answers/fault.ts';
import { isWritten } from '../lib/is-written.ts';
import { address, type AddressSettings } from './answers/types/address.ts';
import { boolean } from './answers/types/boolean.ts';
import { choice } from './answers/types/choice.ts';
import { date, type DateSettings } from './answers/types/date.ts';
import { link } from './answers/types/link.ts';
import { money, type MoneySettings } from './answers/types/money.ts';
import { number, type NumberSettings } from './answers/types/number.ts';
import { text, type TextSettings } from './answers/types/text.ts';

/*
 * The cells of a table: each is an answer of the type that its column's question would have. Drafts may hold anything in a
 * cell; here it is narrowed before the type gets it.
 */

/** The answer and the settings of each type that a column may have. */
export interface CellKinds {
  readonly text: { readonly answer: string; readonly settings: TextSettings };
  readonly number: { readonly answer: number; readonly settings: NumberSettings };
  readonly money: { readonly answer: Money; readonly settings: MoneySettings };
  readonly date: { readonly answer: string; readonly settings: DateSettings };
  readonly boolean: { readonly answer: boolean | null; readonly settings: NoSettings };
  readonly choice: { readonly answer: string; readonly settings: NoSettings };
  readonly link: { readonly answer: string; readonly settings: NoSettings };
  readonly address: { readonly answer: string; readonly settings: AddressSettings };
}

export type CellType = keyof CellKinds;

export type CellOf<T extends CellType> = CellKinds[T]['answer'];

type SettingsOf<T extends CellType> = CellKinds[T]['settings'];

/** A column of a table, or of one of several types. It has the parts of a question that its type reads. */
export type Column<T extends CellType = CellType> = {
  [K in T]: ColumnBase & { readonly type: K; readonly settings: SettingsOf<K> };
}[T];

interface ColumnBase {
  readonly id: string;
  readonly title: string;
  /** A row with any cell has this one too. */
  readonly required?: true;
  /** The id of the retired question whose answer is this cell of the first row. */
  readonly replaces?: string;
  /** Empty but for choice. */
  readonly options: readonly Option[];
  /** Cells speak for neither side. */
  readonly signal: Extract<Signal, 'neutral'>;
  readonly signalNo: Extract<Signal, 'neutral'>;
}

type Definitions = {
  readonly [T in CellType]: AnswerTypeDefinition<CellOf<T>, SettingsOf<T>>;
};

const definitions: Definitions = { text, number, money, date, boolean, choice, link, address };

function getCellType<T extends CellType>(type: T): Definitions[T] {
  return definitions[type];
}

function narrow<T extends CellType>(type: T, cell: unknown): CellOf<T> | undefined {
  const { isAnswer } = getCellType(type);
  return isAnswer(cell) ? cell : undefined;
}

/** What is wrong with a cell that the table's compiled schema cannot detect; `today` and `saved` as in AnswerTypeDefinition. */
export function findCellFaults<T extends CellType>(
  column: Column<T>,
  cell: unknown,
  today: string | undefined,
  saved: unknown,
): readonly Fault[] {
  const { findFault, unreadable } = getCellType<T>(column.type);
  const answer = narrow<T>(column.type, cell);
  if (answer === undefined) return listFaults(isWritten(cell) ? unreadable : undefined);
  return listFaults(findFault?.(answer, column, today, narrow<T>(column.type, saved)));
}

/** A stored cell with current option ids. */
export function toCurrentCell<T extends CellType>(column: Column<T>, cell: Cell): Cell {
  const answer = narrow<T>(column.type, cell);
  return answer === undefined ? cell : (getCellType<T>(column.type).toCurrent?.(answer, column) ?? answer);
}

/** As people read it; undefined: blank. A text that is no answer of the column's type stays as it was typed. */
export function toCellText<T extends CellType>(column: Column<T>, cell: unknown): string | undefined {
  const answer = narrow<T>(column.type, cell);
  if (answer === undefined) return isWritten(cell) ? cell : undefined;
  return getCellType<T>(column.type).toText(answer, column);
}

/** For programs: a number without its unit, a day as YYYY-MM-DD, or the text. */
export function toCellPlain<T extends CellType>(
  column: Column<T>,
  cell: unknown,
): string | number | undefined {
  const answer = narrow<T>(column.type, cell);
  const plain = answer === undefined ? undefined : getCellType<T>(column.type).toPlain?.(answer, column);
  return plain?.value ?? toCellText(column, cell);
}

/** What a cell says for or against. */
export function listCellSignals<T extends CellType>(column: Column<T>, cell: unknown): readonly Signal[] {
  const answer = narrow<T>(column.type, cell);
  return answer === undefined ? [] : getCellType<T>(column.type).toSignals(answer, column);
}

/** The unit of a number column. */
export function toColumnUnit(column: Column): Unit | undefined {
  return column.type === 'number' ? column.settings.unit : undefined;
}

/** The currency of an amount of money. */
export function findCellCurrency(column: Column, cell: Cell | undefined): string | undefined {
  return column.type === 'money' && money.isAnswer(cell) ? cell.currency : undefined;
}

/** The title of a fixed row. */
export function findRowTitle(
  { rows = [] }: { readonly rows?: readonly FixedRow[] },
  row: Row,
): string | undefined {
  return rows.find(({ id }) => id === row[rowKey])?.title;
}

/** A row in sentences: the title of a fixed one, the number of another, from 1. */
export function toRowName(
  settings: { readonly rows?: readonly FixedRow[] },
  row: Row | undefined,
  at: number,
): string | number {
  return (row && findRowTitle(settings, row)) ?? at + 1;
}

/** Whether a row has a cell that is not blank. */
export function isFilledRow(row: Row): boolean {
  return Object.entries(row).some(([id, cell]) => id !== rowKey && !isBlankCell(cell));
}

/** A text of blanks, or a currency without an amount. */
export function isBlankCell(cell: Cell): boolean {
  if (typeof cell === 'string') return !isWritten(cell);
  return money.isAnswer(cell) && !money.isAnswered(cell);
}
