import { toSubject, type Subject } from '../../../contracts/subject.ts';
import { readContent } from '../../../engine/read.ts';
import { readEvidence } from '../../../engine/kept-evidence.ts';
import type { RecordContent } from '../../../engine/content.ts';
import type { Questionnaire } from '../../../engine/questionnaire.ts';
import type { ReadRecord } from '../../../contracts/record.ts';
import { ApiError } from '../../api/api-error.ts';
import { loadJournal, loadLatestRecord, loadRecord } from '../../api/records.ts';
import type { WithEtag } from '../../api/read-body.ts';
import { loadAnalyses, type Analysis } from './load-analyses.ts';
import type { RecordParts } from './records.ts';

export interface ResultRecord extends RecordContent, Omit<Analysis, 'sections' | 'askedSections'> {}

export interface DamagedRecord extends Pick<ResultRecord, 'id' | 'name' | 'day' | 'savedAt'> {
  readonly damaged: true;
}

export type LoadedRecord = ResultRecord | DamagedRecord;

export function isDamaged(record: LoadedRecord): record is DamagedRecord {
  return 'damaged' in record;
}

/** The record saved last, and all analyses, saved last first. */
export interface Result {
  readonly record: LoadedRecord;
  readonly analyses: readonly Analysis[];
}

/** Throws ApiError, also without a record. */
export async function loadResult(
  records: Pick<RecordParts, 'member'>,
  questionnaire: Questionnaire,
  list: Promise<readonly Analysis[]>,
): Promise<Result> {
  const { id, version } = questionnaire;
  const [read, analyses] = await Promise.all([
    attempt(loadLatestRecord({ module: id, email: records.member, version })),
    list,
  ]);
  return { record: toLoaded(questionnaire, read, analyses[0]), analyses };
}

/** Throws ApiError. */
export async function loadAnalysis(
  records: Pick<RecordParts, 'member'>,
  questionnaire: Questionnaire,
  id: string,
): Promise<LoadedRecord> {
  const { id: module, version } = questionnaire;
  const read = await attempt(loadRecord({ module, email: records.member, id, version }));
  const known = read.kind === 'damaged' ? await loadAnalyses(records, questionnaire) : [];
  return toLoaded(
    questionnaire,
    read,
    known.find((analysis) => analysis.id === id),
  );
}

/** Whether a failed load found no such record. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOT_FOUND';
}

type Attempt =
  | { readonly kind: 'read'; readonly record: ReadRecord }
  | { readonly kind: 'damaged'; readonly error: ApiError };

async function attempt(call: Promise<WithEtag<ReadRecord>>): Promise<Attempt> {
  try {
    return { kind: 'read', record: (await call).body };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'RECORD_DAMAGED') return { kind: 'damaged', error };
    throw error;
  }
}

function toLoaded(questionnaire: Questionnaire, read: Attempt, known: Analysis | undefined): LoadedRecord {
  if (read.kind === 'read') return toResultRecord(questionnaire, read.record);
  // It was deleted in the meantime.
  if (!known) throw read.error;
  return toDamaged(known);
}

function toDamaged({ id, name, day, savedAt }: Omit<DamagedRecord, 'damaged'>): DamagedRecord {
  return { damaged: true, id, name, day, savedAt };
}

/** The newest day first, `journalPage` at a time. Throws ApiError. */
export async function loadEntries(
  { member }: Pick<RecordParts, 'member'>,
  questionnaire: Questionnaire,
  asked: { readonly subject?: Subject | undefined; readonly words?: string; readonly skip?: number },
): Promise<readonly LoadedRecord[]> {
  const entries = await loadJournal({ module: questionnaire.id, email: member, ...asked });
  return entries.map((entry) => {
    const record = toResultRecord(questionnaire, entry);
    return entry.about.damaged === true ? toDamaged(record) : record;
  });
}

export function toResultRecord(questionnaire: Questionnaire, record: ReadRecord): ResultRecord {
  const { id, name, about } = record;
  return {
    id,
    name: about.title ?? name,
    subject: toSubject({ name, subject: about.subject }),
    day: about.day,
    savedAt: about.saved_at,
    archived: about.archived,
    imported: about.imported ?? false,
    ...readContent(questionnaire, record),
    ...(about.evidence && { evidence: readEvidence(about.evidence) }),
  };
}
