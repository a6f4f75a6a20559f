import { isRecord } from '../../lib/is-record.ts';

/** A row of an answer, by its columns' ids; a cell that is blank is absent or ''. */
export type Row = Readonly<Record<string, string | number>>;

/** Whether a value is rows, blank or not. */
export function isRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.every((row) => isRecord(row) && Object.values(row).every(isCell));
}

function isCell(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
