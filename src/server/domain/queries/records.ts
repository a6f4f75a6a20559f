import { type ReadRecord } from '../../../contracts/record.ts';
import { recordPage, type RecordList } from '../../../contracts/record-lists.ts';
import { toAbout, toReadFields, currentContent } from '../../../engine/read.ts';
import type { RecordContent } from '../../../engine/content.ts';
import type { StoredAnswers } from '../../../engine/stored.ts';
import type { Questionnaire } from '../../../engine/questionnaire.ts';
import { listAskedSections } from '../../../engine/completion.ts';
import { hasConditionalSections } from '../../../engine/asked-questions.ts';
import type { BriefRecord, StoredRecord } from '../../ports/entities.ts';
import type { Caller, Context } from '../context.ts';
import { toDay } from '../journal.ts';
import { readVersion } from '../read-request.ts';
import { findStoredAnswers, toUnread, type RecordDamaged } from '../stored.ts';
import { findLatestRecord, findRecord, listRecords as listStored } from '../../resources/stored-records.ts';

export type ReadOutcome =
  | {
      readonly kind: 'read';
      readonly record: ReadRecord;
      readonly version: number;
      readonly revision: number;
    }
  | RecordDamaged
  | { readonly kind: 'none' | 'unknown-version' };

export interface ReadRequest {
  readonly module: string;
  readonly version: string | undefined;
}

export async function readLatestRecord(
  context: Context,
  caller: Caller,
  request: ReadRequest,
): Promise<ReadOutcome> {
  return toOutcome(
    context,
    request,
    await findLatestRecord(context.storage.reads.db, caller.memberId, request.module),
  );
}

export async function readRecordById(
  context: Context,
  caller: Caller,
  request: ReadRequest & { readonly id: string },
): Promise<ReadOutcome> {
  const record = await findRecord(context.storage.reads.db, caller.memberId, request.id);
  const isThere = record?.module === request.module && record.deletedAt === null;
  return toOutcome(context, request, isThere ? record : undefined);
}

export async function listRecords(
  { storage, questionnaires }: Context,
  { memberId }: Caller,
  { module, skip }: { readonly module: string; readonly skip: number },
): Promise<RecordList | undefined> {
  const questionnaire = questionnaires.get(module)?.questionnaire;
  if (!questionnaire) return undefined;
  const page = await listStored(storage.reads.db, memberId, module, { skip, limit: recordPage });
  // Reads the long answers only where conditions decide which sections are asked.
  const isDecided = !hasConditionalSections(questionnaire) && !questionnaire.askedByVersion;
  if (isDecided) return page.map((record) => toRow(questionnaire, record));
  return Promise.all(
    page.map(async (record) => {
      const whole = await findRecord(storage.reads.db, memberId, record.id);
      const stored = whole && findStoredAnswers(whole);
      return toRow(questionnaire, record, stored && currentContent(questionnaire, stored));
    }),
  );
}

/** Whether the moment of a record, or of one of its versions, is that of a file. */
export function isImported({ origin, revision }: Pick<BriefRecord, 'origin' | 'revision'>): boolean {
  return origin !== null && revision === 1;
}

/** `content` is needed where conditions decide which sections are asked. */
export function toRow(
  questionnaire: Questionnaire,
  record: BriefRecord,
  content: RecordContent = toUnread(questionnaire, record),
): RecordList[number] {
  return {
    id: record.id,
    name: record.name,
    subject: record.subject,
    title: record.title,
    day: toDay(questionnaire, record),
    saved_at: new Date(record.savedAt).toISOString(),
    sections: [...content.sections],
    asked_sections: listAskedSections(questionnaire, content),
    archived: record.archivedAt !== null,
    ...(record.origin !== null && { origin: record.origin }),
    ...(isImported(record) && { imported: true }),
  };
}

/** Undefined if the questionnaire has no such version. */
export function toReadRecord(
  questionnaire: Questionnaire,
  { record, stored }: { readonly record: StoredRecord; readonly stored: StoredAnswers },
  version: number | undefined,
): ReadRecord | undefined {
  const fields = toReadFields(questionnaire, stored, version);
  const content = currentContent(questionnaire, stored);
  const { id, name, ...about } = toRow(questionnaire, record, content);
  return fields && { id, name, about: { ...about, ...toAbout(questionnaire, content) }, ...fields };
}

export function toOutcome(
  { questionnaires }: Context,
  { module, version }: ReadRequest,
  record: StoredRecord | undefined,
): ReadOutcome {
  const questionnaire = questionnaires.get(module)?.questionnaire;
  if (!questionnaire) return { kind: 'none' };
  const asked = readVersion(version);
  if (asked.kind === 'malformed') return { kind: 'unknown-version' };
  if (!record) return { kind: 'none' };
  const stored = findStoredAnswers(record);
  if (!stored) return { kind: 'record-damaged', id: record.id };
  const read = toReadRecord(questionnaire, { record, stored }, asked.version);
  if (!read) return { kind: 'unknown-version' };
  return {
    kind: 'read',
    record: read,
    version: asked.version ?? questionnaire.version,
    revision: record.revision,
  };
}
