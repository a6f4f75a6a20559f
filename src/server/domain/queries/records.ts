import type { ReadRecord, RecordList } from '../../../contracts/record.ts';
import { toReadFields } from '../../../engine/answers/record.ts';
import type { StoredRecord } from '../../ports/entities.ts';
import type { Context } from '../context.ts';
import { readVersion } from '../read-request.ts';
import { readStoredAnswers } from '../stored.ts';
import type { Caller } from '../account.ts';

export type ReadOutcome =
  | {
      readonly kind: 'read';
      readonly record: ReadRecord;
      readonly version: number;
      readonly revision: number;
    }
  | { readonly kind: 'none' | 'unknown-version' };

export interface ReadRequest {
  readonly module: string;
  /** The Questionnaire-Version header as sent. */
  readonly version: string | undefined;
}

/** The record of a questionnaire that the caller saved last. */
export async function readLatestRecord(
  context: Context,
  caller: Caller,
  request: ReadRequest,
): Promise<ReadOutcome> {
  return toOutcome(
    context,
    request,
    await context.storage.reads.findLatestRecord(caller.memberId, request.module),
  );
}

/** One record of the caller, by id. */
export async function readRecordById(
  context: Context,
  caller: Caller,
  request: ReadRequest & { readonly id: string },
): Promise<ReadOutcome> {
  const record = await context.storage.reads.findRecord(caller.memberId, request.id);
  return toOutcome(context, request, record?.module === request.module ? record : undefined);
}

/** The caller's records of a questionnaire; undefined when there is no such questionnaire. */
export async function listRecords(
  { storage, questionnaires }: Context,
  { memberId }: Caller,
  module: string,
): Promise<RecordList | undefined> {
  if (!questionnaires.has(module)) return undefined;
  return (await storage.reads.listRecords(memberId, module)).map((record) => ({
    id: record.id,
    name: record.name,
    saved_at: new Date(record.savedAt).toISOString(),
    sections: [...readStoredAnswers(record).sections],
  }));
}

function toOutcome(
  { questionnaires }: Context,
  { module, version }: ReadRequest,
  record: StoredRecord | undefined,
): ReadOutcome {
  const questionnaire = questionnaires.get(module)?.questionnaire;
  if (!questionnaire) return { kind: 'none' };
  const asked = readVersion(version);
  if (asked.kind === 'malformed') return { kind: 'unknown-version' };
  if (!record) return { kind: 'none' };
  const fields = toReadFields(questionnaire, readStoredAnswers(record), asked.version);
  if (!fields) return { kind: 'unknown-version' };
  return {
    kind: 'read',
    record: { id: record.id, name: record.name, ...fields },
    version: asked.version ?? questionnaire.version,
    revision: record.revision,
  };
}
