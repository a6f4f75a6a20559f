import type { Unit, Column } from '../vocabulary.ts';

/** A column as schema.json declares it. */
export interface ColumnSource {
  readonly type: 'string' | 'number';
  readonly format?: 'date';
  readonly title: string;
  readonly 'x-unit'?: Unit;
}

/** Columns in their declared order. */
export function buildColumns(sources: Readonly<Record<string, ColumnSource>>): readonly Column[] {
  return Object.entries(sources).map(([id, { type, format, title, 'x-unit': unit }]) => ({
    id,
    title,
    kind: type === 'number' ? type : format === 'date' ? 'day' : 'text',
    ...(unit && { unit }),
  }));
}
