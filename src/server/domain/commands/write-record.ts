import { maxRecordBytes, maxRecords, maxVersions } from '../../../contracts/record.ts';
import { applySave, type ReadySave } from '../../../engine/answers/save.ts';
import { toStoredJson, type StoredAnswers } from '../../../engine/answers/stored.ts';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import type { RecordUse, SaveBeginning, StoredRecord } from '../../ports/entities.ts';
import type { Tx } from '../../ports/storage.ts';
import { toDay } from '../journal.ts';
import { readStoredAnswers } from '../stored.ts';

/** Bytes of versions that go besides what must: trimming reads all of them, and the next saves of a full member do not. */
const trimmedAhead = maxRecordBytes / 16;

export interface Saved {
  readonly kind: 'saved';
  readonly id: string;
  readonly revision: number;
}

/** The member keeps as many records of the questionnaire as there may be, or as long ones. */
export interface Full {
  readonly kind: 'full';
  readonly of: 'records' | 'bytes';
}

/** A save that has begun, and its moment. */
export interface SaveStart extends SaveBeginning {
  readonly now: number;
}

/** Writes a record with a save merged in; revision 0 is one that is not there yet. */
export async function saveInto(
  tx: Tx,
  start: SaveStart,
  compiled: CompiledQuestionnaire,
  before: StoredRecord,
  save: ReadySave,
): Promise<Saved | Full> {
  const isNew = before.revision === 0;
  const stored = applySave(compiled, isNew ? undefined : readStoredAnswers(before), save);
  const day = isNew ? before.day : toDay(compiled.questionnaire, before);
  const outcome = await writeAnswers(tx, start, { ...before, day }, stored);
  if (outcome.kind === 'saved')
    await tx.markSectionsSaved(before.memberId, before.module, Object.keys(save.sections));
  return outcome;
}

/** Writes other answers into a record, and keeps what they were before. */
export async function writeAnswers(
  tx: Tx,
  { saveNumber, use, now }: SaveStart,
  before: StoredRecord,
  stored: StoredAnswers,
): Promise<Saved | Full> {
  const isNew = before.revision === 0;
  const answers = JSON.stringify(toStoredJson(stored));
  const room = await makeRoom(tx, use, before, answers);
  if (room.kind === 'full') return room;
  const record: StoredRecord = {
    ...before,
    answers,
    sections: stored.sections,
    revision: before.revision + 1,
    saveNumber,
    savedAt: now,
  };
  await (isNew ? tx.insertRecord(record) : tx.updateRecord(record, room.keeps ? before : undefined));
  if (room.keeps && before.revision > maxVersions)
    await tx.dropVersions(before.memberId, before.id, before.revision - maxVersions);
  return { kind: 'saved', id: record.id, revision: record.revision };
}

interface Room {
  readonly kind: 'room';
  /** Whether what the record was before is kept. */
  readonly keeps: boolean;
}

/**
 * Where there is no room for a record with these answers, what was deleted goes for good, if that helps; gives what is too
 * much. What records were before takes only the room that is left.
 */
async function makeRoom(tx: Tx, use: RecordUse, before: StoredRecord, answers: string): Promise<Room | Full> {
  const { memberId, module } = before;
  const changes = before.revision > 0 && answers !== before.answers;
  const more = {
    records: before.revision === 0 ? 1 : 0,
    bytes: Buffer.byteLength(answers) - Buffer.byteLength(before.answers),
  };
  const findExcess = ({ records, bytes }: RecordUse) => {
    if (more.records > 0 && records + more.records > maxRecords) return 'records';
    return more.bytes > 0 && bytes + more.bytes > maxRecordBytes ? 'bytes' : undefined;
  };
  if (findExcess(use) !== undefined) {
    const excess = findExcess(await tx.measureUndeleted(memberId, module));
    if (excess !== undefined) return { kind: 'full', of: excess };
    await tx.purgeDeleted(memberId, module);
  }
  const left = maxRecordBytes - use.bytes - more.bytes - (changes ? Buffer.byteLength(before.answers) : 0);
  if (use.versionBytes > Math.max(left, 0))
    await tx.trimVersions(memberId, module, Math.max(left - trimmedAhead, 0));
  return { kind: 'room', keeps: changes && left >= 0 };
}
