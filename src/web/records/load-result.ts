import { toSubject, type Subject } from '../../contracts/subject.ts';
import { readContent } from '../../engine/answers/record.ts';
import type { RecordContent } from '../../engine/answers/stored.ts';
import type { Questionnaire } from '../../engine/registry/questionnaire.ts';
import type { ReadRecord } from '../../contracts/record.ts';
import { loadJournal, loadLatestRecord, loadRecord, loadRecordList } from '../api/records.ts';
import { toAnalysis, type Analysis } from './load-analyses.ts';
import type { RecordParts } from './records.ts';

/** A record as the results page shows it. */
export interface ResultRecord extends RecordContent {
  readonly id: string;
  /** What the member calls it, or else what it is about. */
  readonly name: string | null;
  readonly subject: Subject | undefined;
  /** The UTC day of a journal entry. */
  readonly day: string | null;
  /** ISO 8601 UTC. */
  readonly savedAt: string;
  readonly archived: boolean;
}

/** The record of a questionnaire that was saved last, and all there are, saved last first. */
export interface Result {
  readonly record: ResultRecord;
  readonly analyses: readonly Analysis[];
}

/** The member's results of a questionnaire; a failed call or none is an ApiError. */
export async function loadResult({ member }: RecordParts, questionnaire: Questionnaire): Promise<Result> {
  const { id, version } = questionnaire;
  const call = { module: id, email: member };
  const [{ body: record }, list] = await Promise.all([
    loadLatestRecord({ ...call, version }),
    loadRecordList(call),
  ]);
  const analyses = list.map(toAnalysis);
  return {
    record: toResultRecord(questionnaire, record),
    analyses,
  };
}

/** One of the analyses with its answers; a failed call is an ApiError. */
export async function loadAnalysis(
  { member }: RecordParts,
  questionnaire: Questionnaire,
  id: string,
): Promise<ResultRecord> {
  const { id: module, version } = questionnaire;
  const { body } = await loadRecord({ module, email: member, id, version });
  return toResultRecord(questionnaire, body);
}

/** Entries of a journal, the newest day first, `journalPage` at a time; a failed call is an ApiError. */
export async function loadEntries(
  { member }: RecordParts,
  questionnaire: Questionnaire,
  asked: { readonly subject?: Subject | undefined; readonly words?: string; readonly skip?: number },
): Promise<readonly ResultRecord[]> {
  const entries = await loadJournal({ module: questionnaire.id, email: member, ...asked });
  return entries.map((entry) => toResultRecord(questionnaire, entry));
}

/** A record as it was read, with its answers. */
export function toResultRecord(questionnaire: Questionnaire, record: ReadRecord): ResultRecord {
  const { id, name, about } = record;
  return {
    id,
    name: about.title ?? name,
    subject: toSubject({ name, subject: about.subject }),
    day: about.day,
    savedAt: about.saved_at,
    archived: about.archived,
    ...readContent(questionnaire, record),
  };
}
