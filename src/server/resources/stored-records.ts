import { maxRecords } from '../../contracts/record.ts';
import { fromArguments, type Argument, type Db, type ReadDb } from '../ports/database.ts';
import type { BriefRecord, QuotaUsage, SaveStart, StoredRecord, UpdateStart } from '../ports/entities.ts';
import { deleteOtherAlerts } from './alerts.ts';
import { deleteVersions, insertVersion } from './stored-versions.ts';

interface OfModule {
  readonly memberId: string;
  readonly module: string;
}

interface OneRecord {
  readonly memberId: string;
  readonly id: string;
}

const briefColumns = [
  'memberId',
  'id',
  'module',
  'name',
  'subject',
  'alias',
  'title',
  'day',
  'archivedAt',
  'deletedAt',
  'origin',
  'sections',
  'revision',
  'saveNumber',
  'savedAt',
] as const;

const columns = [...briefColumns, 'content'] as const;

const ofModule = (db: ReadDb, arg: Argument<OfModule>) =>
  db.selectFrom('records').where('memberId', '=', arg('memberId')).where('module', '=', arg('module'));

const one = (db: ReadDb, arg: Argument<OneRecord>) =>
  db
    .selectFrom('records')
    .select(columns)
    .where('memberId', '=', arg('memberId'))
    .where('id', '=', arg('id'));

/** Also finds a deleted record that can still be restored. */
export async function findRecord(
  db: ReadDb,
  memberId: string,
  id: string,
): Promise<StoredRecord | undefined> {
  const row = await db.first(one, { memberId, id });
  return row && withSections(row);
}

const savedLastFirst = (db: ReadDb, arg: Argument<OfModule>) =>
  ofModule(db, arg)
    .where('deletedAt', 'is', null)
    .orderBy('saveNumber', 'desc')
    .orderBy('savedAt', 'desc')
    .orderBy('id');

const latest = (db: ReadDb, arg: Argument<OfModule>) => savedLastFirst(db, arg).select(columns).limit(1);

/** The record of a questionnaire saved last, without deleted ones. */
export async function findLatestRecord(
  db: ReadDb,
  memberId: string,
  module: string,
): Promise<StoredRecord | undefined> {
  const row = await db.first(latest, { memberId, module });
  return row && withSections(row);
}

interface Page {
  readonly skip: number;
  readonly limit: number;
}

const page = (db: ReadDb, arg: Argument<OfModule & Page>) =>
  savedLastFirst(db, arg).select(briefColumns).limit(arg('limit')).offset(arg('skip'));

/** Records saved last first, without deleted ones. */
export async function listRecords(
  db: ReadDb,
  memberId: string,
  module: string,
  range: Page,
): Promise<readonly BriefRecord[]> {
  return (await db.all(page, { memberId, module, ...range })).map(withSections);
}

const wholePage = (db: ReadDb, arg: Argument<OfModule & Page>) =>
  savedLastFirst(db, arg).select(columns).limit(arg('limit')).offset(arg('skip'));

/** The same with their answers. */
export async function listWholeRecords(
  db: ReadDb,
  memberId: string,
  module: string,
  range: Page,
): Promise<readonly StoredRecord[]> {
  return (await db.all(wholePage, { memberId, module, ...range })).map(withSections);
}

/** Twice the quota, for records from before it existed: more would delay other requests. */
const maxListed = 2 * maxRecords;

/** The records of a questionnaire without their answers, saved last first. */
export function listBriefRecords(
  db: ReadDb,
  memberId: string,
  module: string,
): Promise<readonly BriefRecord[]> {
  return listRecords(db, memberId, module, { skip: 0, limit: maxListed });
}

const deleted = (db: ReadDb, arg: Argument<OfModule>) =>
  ofModule(db, arg)
    .select(briefColumns)
    .where('deletedAt', 'is not', null)
    .orderBy('deletedAt', 'desc')
    .orderBy('id');

/** The deleted records of a questionnaire that are not purged yet, deleted last first. */
export async function listDeleted(
  db: ReadDb,
  memberId: string,
  module: string,
): Promise<readonly BriefRecord[]> {
  return (await db.all(deleted, { memberId, module })).map(withSections);
}

interface PageById {
  readonly after: string;
  readonly limit: number;
}

const pageById = (db: ReadDb, arg: Argument<PageById & { readonly memberId: string }>) =>
  db
    .selectFrom('records')
    .select(columns)
    .where('memberId', '=', arg('memberId'))
    .where('id', '>', arg('after'))
    .orderBy('id')
    .limit(arg('limit'));

/** Records of all questionnaires in the order of their ids, also deleted ones, whose id is greater than `after`. */
export async function listRecordsById(
  db: ReadDb,
  memberId: string,
  range: PageById,
): Promise<readonly StoredRecord[]> {
  return (await db.all(pageById, { memberId, ...range })).map(withSections);
}

/** Whether any member has a record of a questionnaire. Slow where none has: it may scan the table. */
export async function hasRecords(db: ReadDb, module: string): Promise<boolean> {
  const found = db.selectFrom('records').select('module').where('module', '=', module).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

const placeBefore = (db: ReadDb, arg: Argument<{ memberId: string; savedAt: number }>) =>
  db
    .selectFrom('records')
    .select((select) => select.fn.coalesce(select.fn.max('saveNumber'), select.lit(0)).as('number'))
    .where('memberId', '=', arg('memberId'))
    .where('savedAt', '<=', arg('savedAt'));

/** The number of the last save of a member's records at that time or before; 0: none. */
export async function findSaveBefore(db: ReadDb, memberId: string, savedAt: number): Promise<number> {
  return (await db.first(placeBefore, { memberId, savedAt }))?.number ?? 0;
}

const used = (db: ReadDb, arg: Argument<OfModule>) =>
  ofModule(db, arg).select((select) => [
    select.fn.countAll<number>().as('records'),
    select.fn.coalesce(select.fn.sum<number>('size'), select.lit(0)).as('bytes'),
    select.fn.coalesce(select.fn.sum<number>('versionBytes'), select.lit(0)).as('versionBytes'),
  ]);

const usedByOthers = (db: ReadDb, arg: Argument<OfModule>) => used(db, arg).where('deletedAt', 'is', null);

/** The quota used of a questionnaire without deleted records. */
export async function measureUndeleted(db: ReadDb, memberId: string, module: string): Promise<QuotaUsage> {
  return toUsage(await db.first(usedByOthers, { memberId, module }));
}

const counted = (db: Db, arg: Argument<{ memberId: string }>) =>
  db
    .updateTable('members')
    .set((set) => ({ saveCount: set('saveCount', '+', 1) }))
    .where('id', '=', arg('memberId'))
    .returning('saveCount');

/** Counts a save, which locks the member; undefined if there is no such member. */
export async function countSave(tx: Db, memberId: string, module: string): Promise<SaveStart | undefined> {
  const [count, usage] = await Promise.all([
    tx.first(counted, { memberId }),
    tx.first(used, { memberId, module }),
  ]);
  return count && { saveNumber: count.saveCount, usage: toUsage(usage) };
}

const current = (db: ReadDb, arg: Argument<OfModule & OneRecord>) =>
  db
    .selectFrom('records')
    .innerJoin(used(db, arg).as('usage'), (join) => join.onTrue())
    .select(columns.map((column) => `records.${column}` as const))
    .select(['usage.records', 'usage.bytes', 'usage.versionBytes'])
    .where('records.memberId', '=', arg('memberId'))
    .where('records.id', '=', arg('id'));

/** Counts a save into a record, which locks the member; undefined if there is no such record or member. */
export async function countUpdate(
  tx: Db,
  memberId: string,
  module: string,
  id: string,
): Promise<UpdateStart | undefined> {
  // The count comes first: it locks the member's row.
  const [count, found] = await Promise.all([
    tx.first(counted, { memberId }),
    tx.first(current, { memberId, module, id }),
  ]);
  if (!count || !found) return undefined;
  const { records, bytes, versionBytes, ...row } = found;
  const usage = toUsage({ records, bytes, versionBytes });
  return { saveNumber: count.saveCount, usage, record: withSections(row) };
}

function toUsage(row: QuotaUsage | undefined): QuotaUsage {
  return row ?? { records: 0, bytes: 0, versionBytes: 0 };
}

/** What a save, a change of details or a restored version changes. */
const changing = [
  'name',
  'subject',
  'alias',
  'title',
  'day',
  'archivedAt',
  'deletedAt',
  'content',
  'sections',
  'size',
  'revision',
  'saveNumber',
  'savedAt',
] as const;

interface Written extends Omit<StoredRecord, 'sections'> {
  readonly sections: string;
  readonly size: number;
}

const insertion = (db: Db, arg: Argument<Written>) =>
  db.insertInto('records').values({
    ...fromArguments(arg, ['memberId', 'id', 'module', 'origin', ...changing]),
    versionBytes: 0,
  });

export async function insertRecord(tx: Db, record: StoredRecord): Promise<void> {
  await tx.run(insertion, toWritten(record));
}

const replacement = (db: Db, arg: Argument<Written & { readonly kept: number }>) =>
  db
    .updateTable('records')
    .set((set) => ({ ...fromArguments(arg, changing), versionBytes: set('versionBytes', '+', arg('kept')) }))
    .where('memberId', '=', arg('memberId'))
    .where('id', '=', arg('id'));

/** Writes everything of a record except its member, id, module and origin. Stores `before`, if given, as a version. */
export async function replaceRecord(tx: Db, record: StoredRecord, before?: StoredRecord): Promise<void> {
  const kept = before === undefined ? 0 : Buffer.byteLength(before.content);
  await Promise.all([
    before && insertVersion(tx, before),
    tx.run(replacement, { ...toWritten(record), kept }),
  ]);
}

function toWritten({ sections, ...record }: StoredRecord): Written {
  return { ...record, sections: JSON.stringify(sections), size: Buffer.byteLength(record.content) };
}

/** Deletes deleted records of a questionnaire for good: all, or the one with that id. */
export async function purgeDeleted(tx: Db, memberId: string, module: string, id?: string): Promise<void> {
  const gone = tx
    .deleteFrom('records')
    .where('memberId', '=', memberId)
    .where('module', '=', module)
    .where('deletedAt', 'is not', null);
  const rows = await (id === undefined ? gone : gone.where('id', '=', id)).returning('id').execute();
  await deleteParts(tx, memberId, rows);
}

/** Deletes records for good that were deleted before that time. */
export async function purgeDeletedBefore(tx: Db, memberId: string, time: number): Promise<void> {
  const gone = tx.deleteFrom('records').where('memberId', '=', memberId).where('deletedAt', '<', time);
  await deleteParts(tx, memberId, await gone.returning('id').execute());
}

async function deleteParts(tx: Db, memberId: string, gone: readonly { readonly id: string }[]) {
  for (const { id } of gone) {
    await deleteVersions(tx, memberId, id);
    await deleteOtherAlerts(tx, { memberId, recordId: id }, []);
  }
}

export async function deleteOfMember(tx: Db, memberId: string): Promise<void> {
  await tx.deleteFrom('records').where('memberId', '=', memberId).execute();
}

function withSections<Row extends { readonly sections: string }>(row: Row) {
  return { ...row, sections: readSections(row.sections) };
}

/** Only toWritten writes that column; a damaged list counts as empty. */
function readSections(text: string): readonly string[] {
  try {
    const sections: unknown = JSON.parse(text);
    return Array.isArray(sections) ? sections.filter((section) => typeof section === 'string') : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
