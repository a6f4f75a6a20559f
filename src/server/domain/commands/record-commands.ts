import type { RecordChange } from '../../../contracts/record-lists.ts';
import { foldName, isSameSubject, toSubject, type Subject } from '../../../contracts/subject.ts';
import { applySave } from '../../../engine/save.ts';
import type { CompiledQuestionnaire, Questionnaire } from '../../../engine/questionnaire.ts';
import type { BriefRecord, StoredRecord } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';
import type { Questionnaires } from '../context.ts';
import { findEntry, isJournal, listBriefRecords, toDay } from '../journal.ts';
import {
  judgeAnswers,
  readAbout,
  readImported,
  type ImportedAbout,
  type SaveContent,
  type SavedAbout,
} from '../judge-save.ts';
import { refuse, type Refused } from '../read-request.ts';
import {
  findStoredAnswers,
  isPastRestoring,
  memberGone,
  type MemberGone,
  type RecordDamaged,
} from '../stored.ts';
import { writeAnswers, type Full, type Saved } from './write-record.ts';
import { findRecord, findSaveBefore, purgeDeleted, replaceRecord } from '../../resources/stored-records.ts';
import { findVersion } from '../../resources/stored-versions.ts';
import { beginSave, beginUpdate } from '../../resources/save-start.ts';
import { findSaveReceipt } from '../../resources/save-receipts.ts';

interface CreateRecordArgs {
  readonly memberId: string;
  readonly module: string;
  readonly id: string;
  readonly content: SaveContent;
  /** An existing entry stays unchanged: the client does not know of it. */
  readonly onlyNew: boolean;
  readonly repeat: { readonly key: string; readonly requestHash: string } | undefined;
  readonly now: number;
}

interface Stale {
  readonly kind: 'stale';
  readonly revision: number;
}

export type CreateRecordOutcome =
  | Saved
  | Refused
  | Full
  | Stale
  | RecordDamaged
  | MemberGone
  | { readonly kind: 'key-reused' };

interface UpdateRecordArgs {
  readonly memberId: string;
  readonly module: string;
  readonly id: string;
  readonly content: SaveContent;
  /** Revisions that the client accepts to change; absent: any. */
  readonly revisions: readonly number[] | undefined;
  readonly now: number;
}

export type UpdateRecordOutcome =
  | Saved
  | Refused
  | Full
  | Stale
  | RecordDamaged
  | MemberGone
  | { readonly kind: 'unknown' };

interface ChangeRecordDetailsArgs {
  readonly memberId: string;
  readonly module: string;
  readonly id: string;
  readonly change: RecordChange;
  readonly now: number;
}

type ChangeRecordDetailsOutcome =
  | { readonly kind: 'changed'; readonly record: StoredRecord }
  | { readonly kind: 'unknown' | 'entry-exists' }
  | MemberGone;

/**
 * Once per Idempotency-Key; in a journal, continues an entry of the same day and subject. An imported record is 'stale' if
 * the member has it, or an entry in its place.
 */
export async function createRecord(
  tx: Tx,
  args: CreateRecordArgs,
  questionnaires: Questionnaires,
): Promise<CreateRecordOutcome> {
  const { memberId, module, content, repeat, now } = args;
  const compiled = getQuestionnaire(questionnaires, module);
  const { questionnaire } = compiled;
  const [start, known, records] = await Promise.all([
    beginSave(tx.db, memberId, module),
    repeat && findSaveReceipt(tx.db, memberId, repeat.key),
    isJournal(questionnaire) || content.about.imported ? listBriefRecords(tx.db, memberId, module) : [],
  ]);
  if (!start) return memberGone;
  if (repeat && known) {
    if (known.requestHash !== repeat.requestHash) return { kind: 'key-reused' };
    const saved = await findRecord(tx.db, memberId, known.recordId);
    return { kind: 'saved', id: known.recordId, revision: saved?.revision ?? 1 };
  }
  const about = readAbout(compiled, content, questionnaire.subjectRequired ? 'required' : 'optional', now);
  const imported = content.about.imported && readImported(content.about.imported, now);
  const entry =
    about.kind === 'read' &&
    (about.day === null
      ? imported?.kind === 'read' && findImported(records, imported, about)
      : findEntry(questionnaire, records, { day: about.day, subject: about.subject }));
  const before = (entry && (await findRecord(tx.db, memberId, entry.id))) || undefined;
  const stored = before && findStoredAnswers(before);
  if (before && !stored) return { kind: 'record-damaged', id: before.id };
  const save = judgeAnswers(compiled, content, now, stored);
  if (about.kind === 'refused' || save.kind === 'refused' || imported?.kind === 'refused')
    return joinRefusals(about, save, ...(imported ? [imported] : []));
  if (before && (args.onlyNew || imported)) return { kind: 'stale', revision: before.revision };
  const record = withDay(questionnaire, before ?? toNewRecord(args, about, imported));
  const merged = applySave(compiled, stored, save);
  const place = imported && {
    now: imported.savedAt,
    saveNumber:
      imported.savedAt < now ? await findSaveBefore(tx.db, memberId, imported.savedAt) : start.saveNumber,
  };
  return writeAnswers(tx, questionnaire, { ...start, now, ...place }, record, merged, {
    sections: Object.keys(save.sections),
    receipt: repeat && { memberId, ...repeat, createdAt: now },
  });
}

/** A deleted record must be restored first. */
export async function updateRecord(
  tx: Tx,
  args: UpdateRecordArgs,
  questionnaires: Questionnaires,
): Promise<UpdateRecordOutcome> {
  const { module, content, revisions, now } = args;
  const start = await beginUpdate(tx.db, args);
  if (start.kind !== 'begun') return start;
  const compiled = getQuestionnaire(questionnaires, module);
  const { record } = start;
  const stored = findStoredAnswers(record);
  if (!stored) return { kind: 'record-damaged', id: record.id };
  const about = readAbout(compiled, content, 'optional', now);
  const save = judgeAnswers(compiled, content, now, stored);
  if (about.kind === 'refused' || save.kind === 'refused') return joinRefusals(about, save);
  if (content.about.imported) return refuse('about/imported', 'Only the first save of a record may have it.');
  const { subject } = about;
  if (subject && !isAbout(record, subject))
    return refuse('name', 'What a record is about never changes: begin a new one.');
  if (revisions && !revisions.includes(record.revision)) return { kind: 'stale', revision: record.revision };
  const before = withDay(compiled.questionnaire, { ...record, ...toFound(record, subject) });
  const merged = applySave(compiled, stored, save);
  const sections = Object.keys(save.sections);
  return writeAnswers(tx, compiled.questionnaire, { ...start, now }, before, merged, { sections });
}

interface RestoreVersionArgs {
  readonly memberId: string;
  readonly module: string;
  readonly id: string;
  readonly revision: number;
  /** Revisions that the client accepts to change; absent: any. */
  readonly revisions: readonly number[] | undefined;
  readonly now: number;
}

export type RestoreVersionOutcome =
  | Saved
  | Full
  | Stale
  | RecordDamaged
  | MemberGone
  | { readonly kind: 'unknown' };

/** The current answers become a version too. */
export async function restoreVersion(
  tx: Tx,
  args: RestoreVersionArgs,
  questionnaires: Questionnaires,
): Promise<RestoreVersionOutcome> {
  const { memberId, module, id, revision, revisions, now } = args;
  const [start, version] = await Promise.all([
    beginUpdate(tx.db, args),
    findVersion(tx.db, memberId, id, revision),
  ]);
  if (start.kind !== 'begun') return start;
  if (!version) return { kind: 'unknown' };
  const { record } = start;
  if (revisions && !revisions.includes(record.revision)) return { kind: 'stale', revision: record.revision };
  const stored = findStoredAnswers(version);
  if (!stored) return { kind: 'record-damaged', id };
  return writeAnswers(
    tx,
    getQuestionnaire(questionnaires, module).questionnaire,
    { ...start, now },
    record,
    stored,
  );
}

/** Answers and order stay. A deleted journal entry comes back only if no other has its day and subject. */
export async function changeRecordDetails(
  tx: Tx,
  { memberId, module, id, change, now }: ChangeRecordDetailsArgs,
  questionnaires: Questionnaires,
): Promise<ChangeRecordDetailsOutcome> {
  if (!(await tx.findMember(memberId))) return memberGone;
  const before = await findRecord(tx.db, memberId, id);
  if (before?.module !== module || isPastRestoring(before, now)) return { kind: 'unknown' };
  const { questionnaire } = getQuestionnaire(questionnaires, module);
  const day = toDay(questionnaire, before);
  if (change.deleted === false && before.deletedAt !== null && day !== null) {
    const records = await listBriefRecords(tx.db, memberId, module);
    if (findEntry(questionnaire, records, { day, subject: toSubject(before) }))
      return { kind: 'entry-exists' };
  }
  const record: StoredRecord = {
    ...before,
    ...(change.title !== undefined && { title: change.title }),
    ...(change.archived !== undefined && { archivedAt: change.archived ? now : null }),
    ...(change.deleted !== undefined && { deletedAt: change.deleted ? now : null }),
  };
  await replaceRecord(tx.db, record);
  return { kind: 'changed', record };
}

interface PurgeRecordArgs {
  readonly memberId: string;
  readonly module: string;
  readonly id: string;
}

export type PurgeRecordOutcome = { readonly kind: 'purged' | 'unknown' } | MemberGone;

export async function purgeRecord(
  tx: Tx,
  { memberId, module, id }: PurgeRecordArgs,
): Promise<PurgeRecordOutcome> {
  const [member, record] = await Promise.all([tx.findMember(memberId), findRecord(tx.db, memberId, id)]);
  if (!member) return memberGone;
  if (record?.module !== module || record.deletedAt === null) return { kind: 'unknown' };
  await purgeDeleted(tx.db, memberId, module, id);
  return { kind: 'purged' };
}

function getQuestionnaire(questionnaires: Questionnaires, module: string): CompiledQuestionnaire {
  const compiled = questionnaires.get(module);
  if (!compiled) throw new Error(`There is no questionnaire ${module}`);
  return compiled;
}

type Judged = Refused | { readonly kind: 'read' | 'ready' };

function joinRefusals(...parts: readonly Judged[]): Refused {
  return {
    kind: 'refused',
    problems: parts.flatMap((part) => (part.kind === 'refused' ? part.problems : [])),
  };
}

/** Entries from before journals had days get one. */
function withDay(questionnaire: Questionnaire, record: StoredRecord): StoredRecord {
  return record.revision === 0 ? record : { ...record, day: toDay(questionnaire, record) };
}

function toNewRecord(
  { memberId, id, module, now }: CreateRecordArgs,
  { subject, day }: SavedAbout,
  imported: ImportedAbout | undefined,
): StoredRecord {
  return {
    ...blank,
    memberId,
    id,
    module,
    name: subject?.name ?? null,
    subject: subject?.id ?? null,
    day,
    title: imported?.title ?? null,
    archivedAt: imported?.archived ? now : null,
    origin: imported?.origin ?? null,
  };
}

/** The record that a file's record was exported from or imported as. */
function findImported(
  records: readonly BriefRecord[],
  { origin }: ImportedAbout,
  { subject }: SavedAbout,
): BriefRecord | undefined {
  return records.find(
    (record) => [record.id, record.origin].includes(origin) && isSameSubject(toSubject(record), subject),
  );
}

const blank = {
  alias: null,
  title: null,
  archivedAt: null,
  deletedAt: null,
  origin: null,
  content: '',
  sections: [],
  revision: 0,
  saveNumber: 0,
  savedAt: 0,
} as const;

/** A record's subject never changes; a save may use the name as it was first typed. */
function isAbout({ name, subject: id, alias }: StoredRecord, subject: Subject): boolean {
  if (name === null) return false;
  if (isSameSubject({ name, ...(id !== null && { id }) }, subject)) return true;
  return subject.id === undefined && alias !== null && foldName(alias) === foldName(subject.name);
}

function toFound(record: StoredRecord, subject: Subject | undefined): Partial<StoredRecord> {
  if (record.subject !== null || subject?.id === undefined) return {};
  return { subject: subject.id, name: subject.name, alias: record.name };
}
