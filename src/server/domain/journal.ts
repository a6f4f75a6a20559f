import { isSameSubject, toSubject, type Subject } from '../../contracts/subject.ts';
import type { Questionnaire } from '../../engine/questionnaire.ts';
import { toUtcDay } from '../../lib/utc-day.ts';
import type { BriefRecord, StoredRecord } from '../ports/entities.ts';

/** Decisions, and checklists about a coin: home compares what was known then with the coin's newest values. */
export function isAboutCoin({ alert, kind, subject }: Questionnaire): boolean {
  return alert !== undefined || (kind === 'checklist' && subject === 'coin');
}

/** Insights are a journal: one entry per UTC day and subject. */
export function isJournal({ kind }: Questionnaire): boolean {
  return kind === 'insights';
}

type Dated = Pick<BriefRecord, 'day' | 'savedAt'>;

/** An entry without a day has the day of its save. */
export function toDay(questionnaire: Questionnaire, { day, savedAt }: Dated): string | null {
  return isJournal(questionnaire) ? (day ?? toUtcDay(savedAt)) : null;
}

/** The UTC day of a journal entry, or of a checklist's last save. */
export function toDayAbout(questionnaire: Questionnaire, record: Dated): string {
  return toDay(questionnaire, record) ?? toUtcDay(record.savedAt);
}

/** Entries from before journals had days get one. */
export function withDay(questionnaire: Questionnaire, record: StoredRecord): StoredRecord {
  return record.revision === 0 ? record : { ...record, day: toDay(questionnaire, record) };
}

export function findEntry(
  questionnaire: Questionnaire,
  records: readonly BriefRecord[],
  { day, subject }: { readonly day: string; readonly subject: Subject | undefined },
): BriefRecord | undefined {
  return records.find(
    (record) => toDay(questionnaire, record) === day && isSameSubject(toSubject(record), subject),
  );
}
