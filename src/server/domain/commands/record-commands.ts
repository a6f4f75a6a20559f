import { deletedFor, maxRecordBytes, maxRecords, type RecordChange } from '../../../contracts/record.ts';
import { foldName, isSameSubject, type Subject } from '../../../contracts/subject.ts';
import { applySave, type ReadySave } from '../../../engine/answers/save.ts';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import type { RecordUse, StoredRecord } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';
import { findEntry, listAll, toDay } from '../journal.ts';
import { getMember, readStoredAnswers } from '../stored.ts';

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

interface Saved {
  readonly kind: 'saved';
  readonly id: string;
  readonly revision: number;
}

/** The member keeps as many records of the questionnaire as there may be, or as long ones. */
export interface Full {
  readonly kind: 'full';
  readonly of: 'records' | 'bytes';
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
    await getMember(tx, memberId);
    const kept = repeat && (await tx.findSaveReceipt(memberId, repeat.key));
    if (kept) {
      if (kept.requestHash !== repeat.requestHash) return { kind: 'key-reused' };
      return { kind: 'saved', id: kept.recordId, revision: 1 };
    }
    const compiled = find(module);
    const entry =
      day === null
        ? undefined
        : findEntry(compiled.questionnaire, await listAll(tx, memberId, module), {
            day,
            subject: subject ?? undefined,
          });
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
    const saved = await write(tx, compiled, before, save, now);
    if (saved.kind === 'full') return saved;
    if (repeat) await tx.insertSaveReceipt({ memberId, ...repeat, recordId: saved.id, createdAt: now });
    return saved;
  };
}

/** Merges a save into a record of the member. One that was deleted takes no more: only its deletion is taken back. */
export function updateRecord(find: FindQuestionnaire) {
  return async (tx: Tx, args: UpdateRecordArgs): Promise<UpdateRecordOutcome> => {
    const { memberId, module, id, subject, save, revisions, now } = args;
    await getMember(tx, memberId);
    const record = await tx.findRecord(memberId, id);
    if (!record || record.module !== module || record.deletedAt !== null) return { kind: 'unknown' };
    if (subject && !isAbout(record, subject)) return { kind: 'other-subject' };
    if (revisions && !revisions.includes(record.revision))
      return { kind: 'stale', revision: record.revision };
    return write(tx, find(module), { ...record, ...toFound(record, subject) }, save, now);
  };
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

/** Writes a record with a save merged in; revision 0 is one that is not there yet. */
async function write(
  tx: Tx,
  compiled: CompiledQuestionnaire,
  before: StoredRecord,
  save: ReadySave,
  now: number,
): Promise<Saved | Full> {
  const { memberId, module, id } = before;
  const isNew = before.revision === 0;
  const stored = applySave(compiled, isNew ? undefined : readStoredAnswers(before), save);
  const answers = JSON.stringify(stored);
  const over = await makeRoom(tx, before, answers);
  if (over) return { kind: 'full', of: over };
  const record: StoredRecord = {
    ...before,
    day: isNew ? before.day : toDay(compiled.questionnaire, before),
    answers,
    sections: stored.sections,
    revision: before.revision + 1,
    saveNumber: await tx.nextSaveNumber(memberId),
    savedAt: now,
  };
  await (isNew ? tx.insertRecord(record) : tx.updateRecord(record));
  await tx.markSectionsSaved(memberId, module, Object.keys(save.sections));
  return { kind: 'saved', id, revision: record.revision };
}

/** Where there is no room for a record with these answers, what was deleted goes for good, if that helps; gives what is too much. */
async function makeRoom(tx: Tx, before: StoredRecord, answers: string): Promise<Full['of'] | undefined> {
  const { memberId, module } = before;
  const more = {
    records: before.revision === 0 ? 1 : 0,
    bytes: Buffer.byteLength(answers) - Buffer.byteLength(before.answers),
  };
  const findExcess = (use: RecordUse) => {
    if (more.records > 0 && use.records + more.records > maxRecords) return 'records';
    return more.bytes > 0 && use.bytes + more.bytes > maxRecordBytes ? 'bytes' : undefined;
  };
  if (findExcess(await tx.measureRecords(memberId, module)) === undefined) return undefined;
  const excess = findExcess(await tx.measureUndeleted(memberId, module));
  if (excess === undefined) await tx.purgeDeleted(memberId, module);
  return excess;
}

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
