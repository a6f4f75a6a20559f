import { isRecord } from '../../../lib/is-record.ts';
import { joinTitle } from '../../../lib/join-title.ts';
import { largestNumber } from '../../../lib/decimal.ts';
import {
  buildColumns,
  readColumns,
  recordColumns,
  sampleCell,
  toTableSchema,
} from '../../compile/columns.ts';
import { buildOption } from '../../compile/build-option.ts';
import { rowKey, type Cell, type FixedRow, type Row } from '../../vocabulary.ts';
import { accept, refuse, type AnswerTypeDefinition } from '../answer-type.ts';
import { noAnswer } from '../../result-value.ts';
import {
  findCellCurrency,
  findCellFaults,
  findRowTitle,
  isBlankCell,
  isFilledRow,
  listCellSignals,
  toCellPlain,
  toCellText,
  toColumnUnit,
  toCurrentCell,
  toRowName,
  type Column,
} from '../../cells.ts';
import type { Fault } from '../fault.ts';
import type { QuestionTypeDefinition } from '../../compile/question-type.ts';
import { money } from './money.ts';
import { nullRefused, text } from './text.ts';

/** The settings of tables. */
export interface RowsSettings {
  readonly columns: readonly Column[];
  /** Absent: the member adds rows. */
  readonly rows?: readonly FixedRow[];
  /** The maximum number of rows. */
  readonly max: number;
}

/** A table, a row for each entry. Sent as a JSON text, without empty rows. */
export const rows = {
  isAnswer: isRows,
  isAnswered: (answer) => toFilled(answer).length > 0,
  findFault(answer, { settings }, today, saved = []) {
    const { max } = settings;
    // A form shows and counts blank rows too.
    const all = answer.map((row) => toFilled([row])[0]);
    if (all.filter(Boolean).length > max) return { kind: 'too-many-rows', max };
    return all.flatMap((row, at) => (row ? findRowFaults(settings, all, at, { today, saved }) : []));
  },

  toWire(answer) {
    const filled = toFilled(answer);
    return filled.length > 0 ? JSON.stringify(filled) : '';
  },
  fromWire(value) {
    const answer = value === '' ? [] : readRows(value);
    if (!answer) return refuse('Must be rows as a JSON text, such as \'[{"name": "Ann", "share": 5}]\'.');
    if (answer.some(hasNull)) return nullRefused;
    return accept(answer.length > 0 ? answer : undefined);
  },
  fromRecord: readRows,

  toCurrent: (answer, { settings }) =>
    toOrdered(
      settings,
      answer.map((row) => toCurrentRow(row, settings)),
    ),

  toResult: (answer, { settings }) => ({
    kind: 'rows',
    columns: settings.columns.map((column) => ({ title: column.title, unit: toColumnUnit(column) })),
    rows: toFilled(answer).map((row) => ({
      title: findRowTitle(settings, row),
      text: toRowText(row, settings),
      plain: toPlainRowText(row, settings),
      cells: settings.columns.map((column) => toCellPlain(column, row[column.id])),
      ...(settings.columns.some(({ type }) => type === 'money') && {
        currencies: settings.columns.map((column) => findCellCurrency(column, row[column.id])),
      }),
    })),
  }),
  toText(answer, { settings }) {
    return (
      toFilled(answer)
        .map((row) => toRowText(row, settings))
        .join('; ') || undefined
    );
  },
  toPlain(answer, { settings }) {
    const filled = toFilled(answer);
    if (filled.length === 0) return undefined;
    return { value: filled.map((row) => toPlainRowText(row, settings)).join('; ') };
  },
  /** The member's own rows, and rows that are no longer asked, say nothing for or against. */
  toSignals(answer, { settings: { rows: fixed = [], columns } }) {
    const asked = fixed.filter(({ retired }) => !retired);
    return toFilled(answer)
      .filter((row) => asked.some(({ id }) => id === row[rowKey]))
      .flatMap((row) => columns.flatMap((column) => listCellSignals(column, row[column.id])));
  },
} as const satisfies AnswerTypeDefinition<readonly Row[], RowsSettings>;

/** The compile step's definition of tables. */
export const rowsQuestion = {
  matchesSchema: (source) => readColumns(source) !== undefined,
  parseSettings(source) {
    const fixed = source['x-rows']?.map((row): FixedRow => buildOption(row));
    return {
      columns: buildColumns(source),
      ...(fixed && { rows: fixed }),
      max: fixed?.length ?? source.maxItems ?? 1,
    };
  },
  toReleased: (source) => ({
    columns: recordColumns(source),
    requiredColumns: readColumns(source)?.required ?? [],
    ...(source['x-rows'] && {
      rows: Object.fromEntries(source['x-rows'].map(({ const: id, ...row }) => [id, row])),
    }),
  }),
  toSchema: toTableSchema,
  canEqual: () => false,
  sample({ settings: { columns, rows: fixed = [] } }, { items }) {
    const cells = Object.fromEntries(
      columns.map((column) => [column.id, sampleCell(column, items?.properties?.[column.id])]),
    );
    const asked = fixed.filter(({ retired }) => !retired);
    return asked.length > 0 ? asked.map(({ id }) => ({ ...cells, [rowKey]: id })) : [cells];
  },
  widgets: ['rows', 'matrix'],
  defaultWidget: { checklist: 'rows', insights: 'rows' },
} as const satisfies QuestionTypeDefinition<readonly Row[], RowsSettings>;

/** In the order of the fixed rows. */
function toOrdered({ rows: fixed }: RowsSettings, all: readonly Row[]): readonly Row[] {
  if (!fixed) return all;
  const placeOf = (row: Row) => fixed.findIndex(({ id }) => id === row[rowKey]);
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Rows without blank cells and blank rows, the cells sorted by column id, so that equal rows are equal JSON. */
function toFilled(all: readonly Row[] = []): readonly Row[] {
  return all
    .map((row) =>
      Object.entries(row)
        .map(([id, cell]) => [id, typeof cell === 'string' ? cell.trim() : cell] as const)
        .filter(([, cell]) => !isBlankCell(cell))
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    )
    .map((cells) => Object.fromEntries(cells))
    .filter(isFilledRow);
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
      // The text cannot be saved.
      return [id, reading.kind === 'read' ? (reading.answer ?? '') : cell];
    }),
  );
}

function hasNull(row: Row): boolean {
  return Object.values(row).some((cell) => typeof cell === 'string' && cell.includes('\0'));
}

function findRowFaults(
  settings: RowsSettings,
  all: readonly (Row | undefined)[],
  at: number,
  { today, saved }: { readonly today: string | undefined; readonly saved: readonly Row[] },
): readonly Fault[] {
  const { columns, rows: fixed } = settings;
  const { [rowKey]: id, ...cells } = all[at] ?? {};
  if (fixed && !fixed.some((one) => one.id === id || one.formerIds.includes(toRowId(id))))
    return [{ kind: 'no-row', row: toRowId(id) }];
  if (fixed && all.findIndex((one) => one?.[rowKey] === id) < at)
    return [{ kind: 'row-twice', row: toRowId(id) }];
  const names = fixed ? Object.keys(cells) : Object.keys(all[at] ?? {});
  const unknown = names.find((name) => columns.every((column) => column.id !== name));
  if (unknown !== undefined) return [{ kind: 'no-column', column: unknown }];
  return columns.flatMap((column) => {
    const cell = cells[column.id];
    // Rows move: a cell is as it was saved if any row has it.
    const before = saved.find((row) => row[column.id] === cell)?.[column.id];
    const missing: readonly Fault[] = column.required ? [{ kind: 'missing' }] : [];
    const faults = cell === undefined ? missing : findCellFaults(column, cell, today, before);
    return faults.map(
      (fault): Fault => ({
        kind: 'in-cell',
        row: toRowName(settings, all[at], at),
        column: column.title,
        cell: [fixed ? toRowId(id) : at, column.id],
        fault,
      }),
    );
  });
}

/** A file may have anything in its place. */
function toRowId(cell: Cell | undefined): string {
  return typeof cell === 'string' ? cell : '';
}

function toCurrentRow(row: Row, { columns, rows: fixed = [] }: RowsSettings): Row {
  const cells = Object.entries(row).map(([id, cell]): [string, Cell] => {
    if (id === rowKey) return [id, fixed.find((one) => one.formerIds.includes(toRowId(cell)))?.id ?? cell];
    const column = columns.find((one) => one.id === id);
    return [id, column ? toCurrentCell(column, cell) : cell];
  });
  return Object.fromEntries(cells);
}

/** 'Holder: Ann · Share: 12.5% · Since: -', or of a fixed row 'Custody: Own keys'. */
function toRowText(row: Row, settings: RowsSettings, write = toCellText): string {
  const { columns } = settings;
  const cells = columns.map((column) => ({
    title: column.title,
    cell: write(column, row[column.id]) ?? noAnswer,
  }));
  const title = findRowTitle(settings, row);
  const [only, ...others] = cells;
  if (title !== undefined && only && others.length === 0) return joinTitle(title, only.cell);
  const all = cells.map((one) => joinTitle(one.title, one.cell)).join(' · ');
  return title === undefined ? all : joinTitle(title, all);
}

/** With an ASCII minus before numbers; texts stay unchanged. */
function toPlainRowText(row: Row, settings: RowsSettings): string {
  return toRowText(row, settings, (column, cell) => {
    const shown = toCellText(column, cell);
    return column.type === 'number' || column.type === 'money' ? shown?.replace('−', '-') : shown;
  });
}

function isRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.every((row) => isRecord(row) && Object.values(row).every(isCell));
}

function isCell(value: unknown): value is Cell {
  return (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    isNumber(value) ||
    money.isAnswer(value)
  );
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= largestNumber;
}
