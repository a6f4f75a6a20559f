import type { RecordList } from '../../contracts/record.ts';
import { isSameSubject, type Subject } from '../../contracts/subject.ts';
import type { QuestionnaireKind } from '../../engine/registry/vocabulary.ts';

type Row = RecordList[number];

/** What a row of the list is about. */
export function toSubject({ name, subject }: Pick<Row, 'name' | 'subject'>): Subject | undefined {
  if (name === null) return undefined;
  return { name, ...(subject !== null && { id: subject }) };
}

/** The newest record about a subject, and of a day where the questionnaire is a journal. */
export function findRow(
  kind: QuestionnaireKind,
  rows: readonly Row[],
  place: { readonly subject: Subject | undefined; readonly day: string },
): Row | undefined {
  return rows.find(
    (row) => isSameSubject(toSubject(row), place.subject) && (kind !== 'insights' || row.day === place.day),
  );
}
