import { maxRecordBytes, maxRecords, maxVersions } from '../../contracts/record.ts';
import { readAlerts, type NumberedAlert } from '../../engine/alert.ts';
import type { Questionnaire } from '../../engine/questionnaire.ts';
import { toStoredJson, type StoredAnswers } from '../../engine/stored.ts';
import type { QuotaUsage, SaveReceipt, SaveStart, StoredRecord } from '../ports/entities.ts';
import type { Db } from '../ports/database.ts';
import { markSectionsSaved } from './saved-sections.ts';
import { isAboutCoin, toDayAbout } from '../domain/journal.ts';
import { writeBaseline } from './baselines.ts';
import { insertRecord, measureUndeleted, purgeDeleted, replaceRecord } from './stored-records.ts';
import { dropVersions, trimVersions } from './stored-versions.ts';
import { insertSaveReceipt } from './save-receipts.ts';
import { countDays, deleteOtherAlerts, keepAlert } from './alerts.ts';

/** Bytes trimmed beyond what is necessary: trimming reads all versions, so the next saves should not need it. */
const trimmedAhead = maxRecordBytes / 16;

interface Saved {
  readonly kind: 'saved';
  readonly id: string;
  readonly revision: number;
}

interface Full {
  readonly kind: 'records-full' | 'answers-full';
  /** Of the questionnaire whose quota is used. */
  readonly title: string;
}

interface SaveNotes {
  readonly sections?: readonly string[];
  readonly receipt?: Omit<SaveReceipt, 'recordId'> | undefined;
}

/** Stores the earlier answers as a version; revision 0 is a new record. */
export async function writeAnswers(
  tx: Db,
  questionnaire: Questionnaire,
  { saveNumber, usage, now }: SaveStart & { readonly now: number },
  before: StoredRecord,
  stored: StoredAnswers,
  { sections = [], receipt }: SaveNotes = {},
): Promise<Saved | Full> {
  const { memberId, module, id } = before;
  const content = JSON.stringify(toStoredJson(stored));
  const room = await makeRoom(tx, usage, before, content);
  if (room.kind !== 'room') return { ...room, title: questionnaire.title };
  const revision = before.revision + 1;
  const record = { ...before, content, sections: stored.sections, revision, saveNumber, savedAt: now };
  // Sent together: each awaited response costs a round trip to PostgreSQL.
  await Promise.all([
    before.revision === 0
      ? insertRecord(tx, record)
      : replaceRecord(tx, record, room.keeps ? before : undefined),
    markSectionsSaved(tx, { memberId, module }, sections),
    receipt && insertSaveReceipt(tx, { ...receipt, recordId: id }),
    isAboutCoin(questionnaire) && writeBaseline(tx, questionnaire, record, stored),
    questionnaire.alert && writeAlerts(tx, questionnaire, record, readAlerts(questionnaire, stored)),
  ]);
  if (room.keeps && before.revision > maxVersions)
    await dropVersions(tx, memberId, id, before.revision - maxVersions);
  return { kind: 'saved', id, revision };
}

async function writeAlerts(
  tx: Db,
  questionnaire: Questionnaire,
  record: StoredRecord,
  alerts: readonly NumberedAlert[],
): Promise<void> {
  const { memberId, id: recordId, subject: coin } = record;
  const since = toDayAbout(questionnaire, record);
  await deleteOtherAlerts(tx, { memberId, recordId }, alerts);
  for (const alert of alerts)
    await keepAlert(tx, await countDays(tx, { memberId, recordId, coin, since, ...alert }));
}

interface Room {
  readonly kind: 'room';
  readonly keeps: boolean;
}

/** Purges deleted records if that is enough. Versions only get the room that records leave. */
async function makeRoom(
  tx: Db,
  usage: QuotaUsage,
  before: StoredRecord,
  content: string,
): Promise<Room | Pick<Full, 'kind'>> {
  const { memberId, module } = before;
  const changes = before.revision > 0 && content !== before.content;
  const more = {
    records: before.revision === 0 ? 1 : 0,
    bytes: Buffer.byteLength(content) - Buffer.byteLength(before.content),
  };
  const findExcess = ({ records, bytes }: QuotaUsage) => {
    if (more.records > 0 && records + more.records > maxRecords) return 'records-full';
    return more.bytes > 0 && bytes + more.bytes > maxRecordBytes ? 'answers-full' : undefined;
  };
  if (findExcess(usage) !== undefined) {
    const excess = findExcess(await measureUndeleted(tx, memberId, module));
    if (excess !== undefined) return { kind: excess };
    await purgeDeleted(tx, memberId, module);
  }
  const left = maxRecordBytes - usage.bytes - more.bytes - (changes ? Buffer.byteLength(before.content) : 0);
  if (usage.versionBytes > Math.max(left, 0))
    await trimVersions(tx, memberId, module, Math.max(left - trimmedAhead, 0));
  return { kind: 'room', keeps: changes && left >= 0 };
}
