import { toSubject, type Subject } from '../../contracts/subject.ts';
import { readContent } from '../../engine/answers/record.ts';
import type { RecordContent } from '../../engine/answers/stored.ts';
import type { Questionnaire } from '../../engine/registry/questionnaire.ts';
import type { ReadRecord, RecordList } from '../../contracts/record.ts';
import { loadJournal, loadLatestRecord, loadRecord, loadRecordList } from '../api/records.ts';
import { loadSession } from '../api/user.ts';
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

/** One of the member's records of a questionnaire, in brief. */
export interface Analysis {
  readonly id: string;
  /** What the member calls it, or else what it is about. */
  readonly name: string | null;
  readonly subject: Subject | undefined;
  /** The UTC day of a journal entry. */
  readonly day: string | null;
  /** ISO 8601 UTC. */
  readonly savedAt: string;
  /** How many of the sections that have something to ask it has saved, and how many they are. */
  readonly sections: number;
  readonly askedSections: number;
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

/** The member's analyses of a questionnaire, saved last first; a failed call is an ApiError. */
export async function loadAnalyses(
  { member }: RecordParts,
  { id }: Pick<Questionnaire, 'id'>,
): Promise<readonly Analysis[]> {
  const list = await loadRecordList({ module: id, email: member });
  return list.map(toAnalysis);
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

/** How far the record of a questionnaire that was saved last has come. */
export interface RecordCounts {
  /** The record's id. */
  readonly id: string;
  readonly complete: boolean;
  /** The ids of the sections that have something to ask, and of those of them that are saved. */
  readonly askedSections: readonly string[];
  readonly saved: readonly string[];
  /** Questions answered, and questions that can be. */
  readonly answered: number;
  readonly asked: number;
  /** The UTC day of a journal entry. */
  readonly day: string | null;
}

/** The server's counts by questionnaire id; one without a record is absent. A failed call is an ApiError. */
export async function loadCounts(): Promise<Readonly<Record<string, RecordCounts>>> {
  const { records } = await loadSession();
  return Object.fromEntries(
    records.map(({ module, id, complete, sections, asked_sections: askedSections, answered, asked, day }) => {
      const saved = askedSections.filter((section) => sections.includes(section));
      return [module, { id, complete, askedSections, saved, answered, asked, day }];
    }),
  );
}

/** A row of the list as it is shown. */
function toAnalysis(row: RecordList[number]): Analysis {
  return {
    id: row.id,
    name: row.title ?? row.name,
    subject: toSubject(row),
    day: row.day,
    savedAt: row.saved_at,
    sections: row.asked_sections.filter((section) => row.sections.includes(section)).length,
    askedSections: row.asked_sections.length,
    archived: row.archived,
  };
}
