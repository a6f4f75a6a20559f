import { isQuestion } from '../../src/engine/compile/own-text.ts';
import { nearest } from './nearest.ts';
import { placeColumns, type PlacedSource } from './placed-source.ts';

interface NameHint {
  readonly meant?: string;
  /** The end of a sentence, with a blank before it; empty if nothing is known. */
  readonly hint: string;
}

/**
 * What a name is that a question's was expected for, or the name that was likely meant: one of those that are possible at
 * the place. `all`: the questions, calculated values and texts.
 */
export function hintAt(id: string, possible: readonly string[], all: readonly PlacedSource[]): NameHint {
  const other = all.find((one) => one.id === id)?.source;
  if (other?.type === 'null') return { hint: ' It is a text between questions, which has no answer.' };
  if (other && !isQuestion(other)) return { hint: ' It is a calculated value, which members do not answer.' };
  const table = findTableOf(id, all);
  if (table) return { hint: ` It is a column of the table "${table.id}".` };
  if (all.some(({ section }) => section === id))
    return { hint: ' It is a section; name one of its questions.' };
  return hintNearest(id, possible);
}

/** The similar one of these names. */
export function hintNearest(written: string, names: readonly string[]): NameHint {
  const meant = nearest(written, names);
  return meant === undefined ? { hint: '' } : { meant, hint: ` Did you mean "${meant}"?` };
}

/** The first table that has a column with this id. */
export function findTableOf(column: string, all: readonly PlacedSource[]): PlacedSource | undefined {
  return all.find((one) => placeColumns(one).some(({ id }) => id === column));
}
