import { applySave, type ReadySave } from '../../../engine/answers/save.ts';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import type { Tx } from '../../ports/storage.ts';
import { getMember, readStoredAnswers } from '../stored.ts';

export interface CreateRecordArgs {
  readonly memberId: string;
  readonly module: string;
  /** The id of the record if this makes one. */
  readonly id: string;
  readonly name: string | null;
  readonly save: ReadySave;
  /** The Idempotency-Key, and the hash of the request sent with it. */
  readonly repeat: { readonly key: string; readonly requestHash: string } | undefined;
  readonly now: number;
}

export type CreateRecordOutcome =
  | { readonly kind: 'saved'; readonly id: string; readonly revision: number }
  | { readonly kind: 'key-reused' };

export interface UpdateRecordArgs {
  readonly memberId: string;
  readonly module: string;
  readonly id: string;
  /** Absent: the caller did not send a name. */
  readonly name: string | undefined;
  readonly save: ReadySave;
  /** The revisions that the caller accepts to change; absent: any. */
  readonly revisions: readonly number[] | undefined;
  readonly now: number;
}

export type UpdateRecordOutcome =
  | { readonly kind: 'saved'; readonly id: string; readonly revision: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'other-name' }
  | { readonly kind: 'stale'; readonly revision: number };

type FindQuestionnaire = (module: string) => CompiledQuestionnaire;

/** Makes a record, once for each Idempotency-Key. */
export function createRecord(find: FindQuestionnaire) {
  return async (tx: Tx, args: CreateRecordArgs): Promise<CreateRecordOutcome> => {
    const { memberId, module, id, name, save, repeat, now } = args;
    await getMember(tx, memberId);
    const kept = repeat && (await tx.findSaveReceipt(memberId, repeat.key));
    if (kept) {
      if (kept.requestHash !== repeat.requestHash) return { kind: 'key-reused' };
      return { kind: 'saved', id: kept.recordId, revision: 1 };
    }
    const answers = JSON.stringify(applySave(find(module), undefined, save));
    const saveNumber = await tx.nextSaveNumber(memberId);
    await tx.insertRecord({ memberId, id, module, name, answers, revision: 1, saveNumber, savedAt: now });
    await tx.markSectionsSaved(memberId, module, Object.keys(save.sections));
    if (repeat) await tx.insertSaveReceipt({ memberId, ...repeat, recordId: id, createdAt: now });
    return { kind: 'saved', id, revision: 1 };
  };
}

/** Merges a save into a record of the member. */
export function updateRecord(find: FindQuestionnaire) {
  return async (tx: Tx, args: UpdateRecordArgs): Promise<UpdateRecordOutcome> => {
    const { memberId, module, id, name, save, revisions, now } = args;
    await getMember(tx, memberId);
    const record = await tx.findRecord(memberId, id);
    if (!record || record.module !== module) return { kind: 'unknown' };
    if (name !== undefined && name !== record.name) return { kind: 'other-name' };
    if (revisions && !revisions.includes(record.revision))
      return { kind: 'stale', revision: record.revision };
    const revision = record.revision + 1;
    const answers = JSON.stringify(applySave(find(module), readStoredAnswers(record), save));
    const saveNumber = await tx.nextSaveNumber(memberId);
    await tx.updateRecord({ ...record, answers, revision, saveNumber, savedAt: now });
    await tx.markSectionsSaved(memberId, module, Object.keys(save.sections));
    return { kind: 'saved', id, revision };
  };
}
