import type { StoredAnswers } from '../../engine/answers/stored.ts';
import type { StoredRecord } from '../ports/entities.ts';

/** The answers of a stored record. Throws where the row does not hold JSON. */
export function readStoredAnswers({ answers }: StoredRecord): StoredAnswers {
  // Only applySave's own results are ever written to that column.
  const stored: StoredAnswers = JSON.parse(answers);
  return stored;
}
