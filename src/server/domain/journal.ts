import { maxRecords } from '../../contracts/record.ts';
import { isSameSubject, toSubject, type Subject } from '../../contracts/subject.ts';
import type { Questionnaire } from '../../engine/registry/questionnaire.ts';
import { toUtcDay } from '../../lib/utc-day.ts';
import type { BriefRecord } from '../ports/entities.ts';
import type { Reads } from '../ports/storage.ts';

/** Insights are a journal: one entry a UTC day, and subject where they have one. */
export function isJournal({ kind }: Questionnaire): boolean {
  return kind === 'insights';
}

/** The UTC day of a record, null for a checklist; an entry older than journals counts for the day it was saved on. */
export function toDay(questionnaire: Questionnaire, { day, savedAt }: BriefRecord): string | null {
  return isJournal(questionnaire) ? (day ?? toUtcDay(savedAt)) : null;
}

/** As many as can be there, and as many again from before there was a limit: more would hold up the others. */
const mostListed = 2 * maxRecords;

/** All records of a questionnaire in brief, saved last first. */
export function listAll(reads: Reads, memberId: string, module: string): Promise<readonly BriefRecord[]> {
  return reads.listRecords(memberId, module, { skip: 0, limit: mostListed });
}

/** The entry of a day about a subject, out of the records of a journal. */
export function findEntry(
  questionnaire: Questionnaire,
  records: readonly BriefRecord[],
  { day, subject }: { readonly day: string; readonly subject: Subject | undefined },
): BriefRecord | undefined {
  return records.find(
    (record) => toDay(questionnaire, record) === day && isSameSubject(toSubject(record), subject),
  );
}
