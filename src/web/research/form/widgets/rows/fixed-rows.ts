import { rowKey, type FixedRow, type Row } from '../../../../../engine/vocabulary.ts';

interface ShownRow extends Pick<FixedRow, 'id' | 'title'> {
  readonly row: Row;
}

/** A retired row is shown only with its answer. */
export function shownRows(fixed: readonly FixedRow[], answer: readonly Row[]): readonly ShownRow[] {
  return fixed.flatMap(({ id, title, retired }) => {
    const row = answer.find((one) => one[rowKey] === id);
    return retired && !row ? [] : [{ id, title, row: row ?? {} }];
  });
}

/** The answer with one row replaced, in the order of the fixed rows; a row without cells is left out. */
export function withRow(fixed: readonly FixedRow[], answer: readonly Row[], next: Row): readonly Row[] {
  return fixed.flatMap(({ id }) => {
    const row = id === next[rowKey] ? next : answer.find((one) => one[rowKey] === id);
    return row && Object.keys(row).length > 1 ? [row] : [];
  });
}
