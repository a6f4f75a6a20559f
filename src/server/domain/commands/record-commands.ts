import { deletedFor, type RecordChange } from '../../../contracts/record.ts';
import { foldName, isSameSubject, type Subject } from '../../../contracts/subject.ts';
import type { ReadySave } from '../../../engine/answers/save.ts';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import type { StoredRecord } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';
import { findEntry, listAll } from '../journal.ts';
import { beginSave, beginUpdate, getMember, readStoredAnswers } from '../stored.ts';
import { saveInto, writeAnswers, type Full, type Saved } from './write-record.ts';

export interface CreateRecordArgs {
  readonly memberId: string;
  readonly module: string;
  /** The id of the record if this makes one. */
  readonly id: string;
  readonly subject: Subject | null;
  /** The UTC day of a journal entry; null for a checklist. */
  readonly day: string | null;
  /** The caller knows of no entry of that day and subject: one that is there is not written over. */
  readonly onlyNew: boolean;
  readonly save: ReadySave;
  /** The Idempotency-Key, and the hash of the request sent with it. */
  readonly repeat: { readonly key: string; readonly requestHash: string } | undefined;
  readonly now: number;
}

export type CreateRecordOutcome =
  | Saved
  | { readonly kind: 'key-reused' }
  | Full
  | { readonly kind: 'stale'; readonly revision: number };

export interface UpdateRecordArgs {
  readonly memberId: string;
  readonly module: string;
  readonly id: string;
  /** Undefined: the caller did not name it. */
  readonly subject: Subject | undefined;
  readonly save: ReadySave;
  /** The revisions that the caller accepts to change; absent: any. */
  readonly revisions: readonly number[] | undefined;
  readonly now: number;
}

export type UpdateRecordOutcome =
  | Saved
  | { readonly kind: 'unknown' }
  | { readonly kind: 'other-subject' }
  | Full
  | { readonly kind: 'stale'; readonly revision: number };

export interface ChangeRecordArgs {
  readonly memberId: string;
  readonly module: string;
  readonly id: string;
  readonly change: RecordChange;
  readonly now: number;
}

type FindQuestionnaire = (module: string) => CompiledQuestionnaire;

/** Makes a record, once for each Idempotency-Key; in a journal an entry of the same day and subject is carried on. */
export function createRecord(find: FindQuestionnaire) {
  return async (tx: Tx, args: CreateRecordArgs): Promise<CreateRecordOutcome> => {
    const { memberId, module, id, subject, day, save, repeat, now } = args;
    const [begun, kept, records] = await Promise.all([
      beginSave(tx, memberId, module),
      repeat && tx.findSaveReceipt(memberId, repeat.key),
      day === null ? [] : listAll(tx, memberId, module),
    ]);
    if (repeat && kept) {
      if (kept.requestHash !== repeat.requestHash) return { kind: 'key-reused' };
      return { kind: 'saved', id: kept.recordId, revision: 1 };
    }
    const compiled = find(module);
    const entry =
      day === null
        ? undefined
        : findEntry(compiled.questionnaire, records, { day, subject: subject ?? undefined });
    if (entry && args.onlyNew) return { kind: 'stale', revision: entry.revision };
    const before = (entry && (await tx.findRecord(memberId, entry.id))) ?? {
      ...blank,
      memberId,
      id,
      module,
      name: subject?.name ?? null,
      subject: subject?.id ?? null,
      day,
    };
    const saved = await saveInto(tx, { ...begun, now }, compiled, before, save);
    if (saved.kind === 'full') return saved;
    if (repeat) await tx.insertSaveReceipt({ memberId, ...repeat, recordId: saved.id, createdAt: now });
    return saved;
  };
}

/** Merges a save into a record of the member. One that was deleted takes no more: only its deletion is taken back. */
export function updateRecord(find: FindQuestionnaire) {
  return async (tx: Tx, args: UpdateRecordArgs): Promise<UpdateRecordOutcome> => {
    const { module, subject, save, revisions, now } = args;
    const begun = await beginUpdate(tx, args);
    if (!begun) return { kind: 'unknown' };
    const { record } = begun;
    if (subject && !isAbout(record, subject)) return { kind: 'other-subject' };
    if (revisions && !revisions.includes(record.revision))
      return { kind: 'stale', revision: record.revision };
    return saveInto(tx, { ...begun, now }, find(module), { ...record, ...toFound(record, subject) }, save);
  };
}

export interface RestoreVersionArgs {
  readonly memberId: string;
  readonly module: string;
  readonly id: string;
  /** The revision whose answers come back. */
  readonly revision: number;
  /** The revisions of the record that the caller accepts to change; absent: any. */
  readonly revisions: readonly number[] | undefined;
  readonly now: number;
}

export type RestoreVersionOutcome =
  | Saved
  | Full
  | { readonly kind: 'unknown' }
  | { readonly kind: 'stale'; readonly revision: number };

/** Gives a record the answers of one of its versions; those it has now become a version too. */
export async function restoreVersion(tx: Tx, args: RestoreVersionArgs): Promise<RestoreVersionOutcome> {
  const { memberId, id, revision, revisions, now } = args;
  const [begun, version] = await Promise.all([beginUpdate(tx, args), tx.findVersion(memberId, id, revision)]);
  if (!begun || !version) return { kind: 'unknown' };
  const { record } = begun;
  if (revisions && !revisions.includes(record.revision)) return { kind: 'stale', revision: record.revision };
  return writeAnswers(tx, { ...begun, now }, record, readStoredAnswers({ ...version, id }));
}

/** Renames a record, puts it away, deletes it or takes that back; its answers and their order stay. */
export async function changeRecord(
  tx: Tx,
  { memberId, module, id, change, now }: ChangeRecordArgs,
): Promise<StoredRecord | null> {
  await getMember(tx, memberId);
  await tx.purgeRecords(memberId, now - deletedFor);
  const record = await tx.findRecord(memberId, id);
  if (!record || record.module !== module) return null;
  const changed: StoredRecord = {
    ...record,
    ...(change.title !== undefined && { title: change.title }),
    ...(change.archived !== undefined && { archivedAt: change.archived ? now : null }),
    ...(change.deleted !== undefined && { deletedAt: change.deleted ? now : null }),
  };
  await tx.updateRecord(changed);
  return changed;
}

const blank = {
  alias: null,
  title: null,
  archivedAt: null,
  deletedAt: null,
  answers: '',
  sections: [],
  revision: 0,
  saveNumber: 0,
  savedAt: 0,
} as const;

/** A record's subject never changes under its answers; its name may be sent as it was typed at first. */
function isAbout({ name, subject: id, alias }: StoredRecord, subject: Subject): boolean {
  if (name === null) return false;
  if (isSameSubject({ name, ...(id !== null && { id }) }, subject)) return true;
  return subject.id === undefined && alias !== null && foldName(alias) === foldName(subject.name);
}

/** The subject of a record that was known by its name alone, and has been found since. */
function toFound(record: StoredRecord, subject: Subject | undefined): Partial<StoredRecord> {
  if (record.subject !== null || subject?.id === undefined) return {};
  return { subject: subject.id, name: subject.name, alias: record.name };
}
