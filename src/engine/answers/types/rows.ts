import { isRecord } from '../../../lib/is-record.ts';
import { largestNumber } from '../../../lib/decimal.ts';
import { buildColumns, readColumns, sampleCell, toTableSchema } from '../../compile/columns.ts';
import type { Cell, Row } from '../../vocabulary.ts';
import { accept, refuse, type AnswerTypeDefinition } from '../answer-type.ts';
import { noAnswer } from '../../result-value.ts';
import {
  findCellFault,
  toCellPlain,
  toCellText,
  toColumnUnit,
  toCurrentCell,
  type Column,
} from '../../cells.ts';
import type { Fault } from '../fault.ts';
import type { QuestionTypeDefinition } from '../../compile/question-type.ts';
import { text } from './text.ts';

/** The settings of tables. */
export interface RowsSettings {
  readonly columns: readonly Column[];
  /** The maximum number of rows. */
  readonly max: number;
}

/** A table, a row for each entry. Sent as a JSON text, without empty rows. */
export const rows = {
  isAnswer: isRows,
  isAnswered: (answer) => toFilled(answer).length > 0,
  findFault(answer, { settings: { columns, max } }, today) {
    const filled = toFilled(answer);
    if (filled.length > max) return { kind: 'too-many-rows', max };
    return filled.map((row, index) => findRowFault(row, index + 1, columns, today)).find((fault) => fault);
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

  toCurrent: (answer, { settings: { columns } }) => answer.map((row) => toCurrentRow(row, columns)),

  toResult: (answer, { settings: { columns } }) => ({
    kind: 'rows',
    columns: columns.map((column) => ({ title: column.title, unit: toColumnUnit(column) })),
    rows: toFilled(answer).map((row) => ({
      text: toRowText(row, columns),
      plain: toPlainRowText(row, columns),
      cells: columns.map((column) => toCellPlain(column, row[column.id])),
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

/** The compile step's definition of tables. */
export const rowsQuestion = {
  matchesSchema: (source) => readColumns(source) !== undefined,
  parseSettings: (source) => ({ columns: buildColumns(source), max: source.maxItems ?? 1 }),
  toReleased: (source) => ({ columns: readColumns(source)?.columns }),
  toSchema: toTableSchema,
  canEqual: () => false,
  sample: ({ settings: { columns } }, { items }) => [
    Object.fromEntries(
      columns.map((column) => [column.id, sampleCell(column, items?.properties?.[column.id])]),
    ),
  ],
  widgets: ['rows'],
  defaultWidget: { checklist: 'rows', insights: 'rows' },
} as const satisfies QuestionTypeDefinition<readonly Row[], RowsSettings>;

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
      if (typeof cell !== 'string') return [id, cell];
      const reading = text.fromWire(cell);
      // The text is too long to be saved.
      return [id, reading.kind === 'read' ? (reading.answer ?? '') : cell];
    }),
  );
}

function findRowFault(
  row: Row,
  place: number,
  columns: readonly Column[],
  today: string | undefined,
): Fault | undefined {
  const unknown = Object.keys(row).find((id) => columns.every((column) => column.id !== id));
  if (unknown !== undefined) return { kind: 'no-column', column: unknown };
  for (const column of columns) {
    const cell = row[column.id];
    const fault: Fault | undefined =
      cell === undefined ? column.required && { kind: 'missing' } : findCellFault(column, cell, today);
    if (fault) return { kind: 'in-cell', row: place, column: column.title, fault };
  }
  return undefined;
}

function toCurrentRow(row: Row, columns: readonly Column[]): Row {
  const cells = Object.entries(row).map(([id, cell]): [string, Cell] => {
    const column = columns.find((one) => one.id === id);
    return [id, column ? toCurrentCell(column, cell) : cell];
  });
  return Object.fromEntries(cells);
}

/** 'Holder: Ann · Share: 12.5% · Since: -' */
function toRowText(row: Row, columns: readonly Column[], write = toCellText): string {
  return columns.map((column) => `${column.title}: ${write(column, row[column.id]) ?? noAnswer}`).join(' · ');
}

/** With an ASCII minus before numbers; texts stay unchanged. */
function toPlainRowText(row: Row, columns: readonly Column[]): string {
  return toRowText(row, columns, (column, cell) => {
    const shown = toCellText(column, cell);
    return column.type === 'number' ? shown?.replace('−', '-') : shown;
  });
}

function isRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.every((row) => isRecord(row) && Object.values(row).every(isCell));
}

function isCell(value: unknown): value is Cell {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || isNumber(value);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= largestNumber;
}
