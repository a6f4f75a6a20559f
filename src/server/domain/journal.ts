import { maxRecords } from '../../contracts/record.ts';
import { isSameSubject, toSubject, type Subject } from '../../contracts/subject.ts';
import type { Questionnaire } from '../../engine/questionnaire.ts';
import { toUtcDay } from '../../lib/utc-day.ts';
import type { BriefRecord } from '../ports/entities.ts';
import type { ReadDb } from '../ports/database.ts';
import { listRecords } from '../resources/stored-records.ts';

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

/** Twice the quota, for records from before it existed: more would delay other requests. */
const maxListed = 2 * maxRecords;

/** The records of a questionnaire without their answers, saved last first. */
export function listBriefRecords(
  db: ReadDb,
  memberId: string,
  module: string,
): Promise<readonly BriefRecord[]> {
  return listRecords(db, memberId, module, { skip: 0, limit: maxListed });
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
