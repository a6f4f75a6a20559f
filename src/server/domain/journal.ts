import { isSameSubject, toSubject, type Subject } from '../../contracts/subject.ts';
import type { Questionnaire } from '../../engine/registry/questionnaire.ts';
import { toUtcDay } from '../../lib/utc-day.ts';
import type { StoredRecord } from '../ports/entities.ts';

/** Insights are a journal: one entry a UTC day, and subject where they have one. */
export function isJournal({ kind }: Questionnaire): boolean {
  return kind === 'insights';
}

/** The UTC day of a record, null for a checklist; an entry older than journals counts for the day it was saved on. */
export function toDay(questionnaire: Questionnaire, { day, savedAt }: StoredRecord): string | null {
  return isJournal(questionnaire) ? (day ?? toUtcDay(savedAt)) : null;
}

/** The entry of a day about a subject, out of the records of a journal. */
export function findEntry(
  questionnaire: Questionnaire,
  records: readonly StoredRecord[],
  { day, subject }: { readonly day: string; readonly subject: Subject | undefined },
): StoredRecord | undefined {
  return records.find(
    (record) => toDay(questionnaire, record) === day && isSameSubject(toSubject(record), subject),
  );
}
