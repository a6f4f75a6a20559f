import type { RecordList } from '../../../contracts/record-lists.ts';
import { isSameSubject, toSubject, type Subject } from '../../../contracts/subject.ts';
import type { QuestionnaireKind } from '../../../engine/vocabulary.ts';

type Row = RecordList[number];

/** The newest record about a subject; for a journal, of that day. */
export function findRow(
  kind: QuestionnaireKind,
  rows: readonly Row[],
  place: { readonly subject: Subject | undefined; readonly day: string },
): Row | undefined {
  return rows.find(
    (row) => isSameSubject(toSubject(row), place.subject) && (kind !== 'insights' || row.day === place.day),
  );
}
