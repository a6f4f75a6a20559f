import { isRecord } from '../../../lib/is-record.ts';
import { largestNumber } from '../../../lib/decimal.ts';
import { isTooLong } from '../../../lib/count-characters.ts';
import { isDay, isSavedYear } from '../../../lib/utc-day.ts';
import { buildColumns } from '../../compile/columns.ts';
import type { Column, Row } from '../../vocabulary.ts';
import { accept, refuse, type AnswerTypeDefinition } from '../answer-type.ts';
import { noAnswer } from '../../result-value.ts';
import { isWritten } from '../../../lib/is-written.ts';
import type { Fault } from '../fault.ts';
import type { QuestionTypeDefinition } from '../../compile/question-type.ts';
import { date } from './date.ts';
import { number } from './number.ts';
import { text } from './text.ts';

/** The settings of questions with rows. */
export interface RowsSettings {
  readonly columns: readonly Column[];
  /** The maximum number of rows. */
  readonly max: number;
}

/** Longest text of a cell, in characters. */
const longestCell = 200;

/** The member's small table, a row for each entry. Sent as a JSON text, without empty rows. */
export const rows = {
  isAnswer: isRows,
  isAnswered: (answer) => toFilled(answer).length > 0,
  findFault(answer, { settings: { columns, max } }) {
    const filled = toFilled(answer);
    if (filled.length > max) return { kind: 'too-many-rows', max };
    return filled.map((row, index) => findCellFault(row, index + 1, columns)).find((fault) => fault);
  },

  toWire(answer) {
    const filled = toFilled(answer);
    return filled.length > 0 ? JSON.stringify(filled) : '';
  },
  fromWire(value) {
    const answer = value === '' ? [] : readRows(value);
    if (!answer) return refuse('Must be rows as a JSON text, such as \'[{"name": "Ann", "share": 5}]\'.');
    return accept(answer.length > 0 ? answer : undefined);
  },
  fromRecord: readRows,

  toResult: (answer, { settings: { columns } }) => ({
    kind: 'rows',
    columns,
    rows: toFilled(answer).map((row) => ({
      text: toRowText(row, columns),
      plain: toPlainRowText(row, columns),
      cells: columns.map(({ id }) => row[id]),
    })),
  }),
  toText(answer, { settings: { columns } }) {
    return (
      toFilled(answer)
        .map((row) => toRowText(row, columns))
        .join('; ') || undefined
    );
  },
  toPlain(answer, { settings: { columns } }) {
    const filled = toFilled(answer);
    if (filled.length === 0) return undefined;
    return { value: filled.map((row) => toPlainRowText(row, columns)).join('; ') };
  },
  toSignals: () => [],
} as const satisfies AnswerTypeDefinition<readonly Row[], RowsSettings>;

/** The compile step's definition of questions with rows. */
export const rowsQuestion = {
  matchesSchema: ({ type, 'x-columns': columns }) => type === 'array' && columns !== undefined,
  parseSettings: ({ 'x-columns': columns = {}, maxItems = 1 }) => ({
    columns: buildColumns(columns),
    max: maxItems,
  }),
  toReleased: ({ 'x-columns': columns }) => ({ columns }),
  // The engine checks the rows' content in browser and server.
  toSchema: ({ title }) => ({ type: 'array', title, items: { type: 'object' } }),
  canEqual: () => false,
  sample: ({ settings: { columns } }) => [
    Object.fromEntries(columns.map(({ id, kind }) => [id, sampleCells[kind]])),
  ],
  widgets: ['rows'],
  defaultWidget: { checklist: 'rows', insights: 'rows' },
} as const satisfies QuestionTypeDefinition<readonly Row[], RowsSettings>;

const sampleCells = { text: 'One of them', number: 7, day: '2024-02-29' } as const satisfies Record<
  Column['kind'],
  unknown
>;

/** Rows without blank cells and blank rows, the cells sorted by column id, so that equal rows are equal JSON. */
function toFilled(all: readonly Row[] = []): readonly Row[] {
  return all
    .map((row) =>
      Object.entries(row)
        .map(([id, cell]) => [id, typeof cell === 'string' ? cell.trim() : cell] as const)
        .filter(([, cell]) => cell !== '')
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    )
    .filter((cells) => cells.length > 0)
    .map((cells) => Object.fromEntries(cells));
}

function readRows(value: unknown): readonly Row[] | undefined {
  if (typeof value !== 'string' || !value.startsWith('[')) return undefined;
  try {
    const read: unknown = JSON.parse(value);
    return isRows(read) ? toFilled(read.map(toClean)) : undefined;
  } catch {
    return undefined;
  }
}

/** Removes characters that no text may have. */
function toClean(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([id, cell]) => {
      const reading = typeof cell === 'string' ? text.fromWire(cell) : accept(cell);
      // The text is too long to be saved.
      return [id, reading.kind === 'read' ? (reading.answer ?? '') : String(cell)];
    }),
  );
}

function findCellFault(row: Row, place: number, columns: readonly Column[]): Fault | undefined {
  const unknown = Object.keys(row).find((id) => columns.every((column) => column.id !== id));
  if (unknown !== undefined) return { kind: 'no-column', column: unknown };
  const wrong = columns.find((column) => row[column.id] !== undefined && !fits[column.kind](row[column.id]));
  return wrong && { kind: 'bad-cell', row: place, column: wrong.title, needs: wrong.kind };
}

const fits: Readonly<Record<Column['kind'], (cell: unknown) => boolean>> = {
  text: (cell) => typeof cell === 'string' && !isTooLong(cell, longestCell) && !cell.includes('\0'),
  number: (cell) => typeof cell === 'number' && Math.abs(cell) <= largestNumber,
  day: (cell) => typeof cell === 'string' && isDay(cell) && isSavedYear(cell),
};

/** 'Holder: Ann · Share: 12.5% · Since: -' */
function toRowText(row: Row, columns: readonly Column[], write = toCellText): string {
  return columns.map((column) => `${column.title}: ${write(row[column.id], column) ?? noAnswer}`).join(' · ');
}

/** With an ASCII minus before numbers; texts stay unchanged. */
function toPlainRowText(row: Row, columns: readonly Column[]): string {
  return toRowText(row, columns, (cell, column) => {
    const shown = toCellText(cell, column);
    return column.kind === 'number' ? shown?.replace('−', '-') : shown;
  });
}

function toCellText(cell: unknown, column: Column): string | undefined {
  if (column.kind === 'number') {
    const { unit } = column;
    return typeof cell === 'number' ? number.toText(cell, { settings: unit ? { unit } : {} }) : toWords(cell);
  }
  return column.kind === 'day' && date.isAnswer(cell) ? date.toText(cell) : toWords(cell);
}

function toWords(cell: unknown): string | undefined {
  return isWritten(cell) ? cell : undefined;
}

function isRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.every((row) => isRecord(row) && Object.values(row).every(isCell));
}

function isCell(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
