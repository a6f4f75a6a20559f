import { fromArguments, type Argument, type Db, type ReadDb } from '../ports/database.ts';
import type { RecordVersion, StoredRecord } from '../ports/entities.ts';

interface OfRecord {
  readonly memberId: string;
  readonly recordId: string;
}

const columns = ['memberId', 'recordId', 'revision', 'module', 'content', 'savedAt'] as const;

const ofRecord = (db: ReadDb, arg: Argument<OfRecord>) =>
  db
    .selectFrom('recordVersions')
    .select(columns)
    .where('memberId', '=', arg('memberId'))
    .where('recordId', '=', arg('recordId'));

interface Page {
  readonly before: number;
  readonly limit: number;
}

const pageOf = (db: ReadDb, arg: Argument<OfRecord & Page>) =>
  ofRecord(db, arg).where('revision', '<', arg('before')).orderBy('revision', 'desc').limit(arg('limit'));

/** Earlier versions of a record with a revision below `before`, newest first, without the current one. */
export function listVersions(
  db: ReadDb,
  memberId: string,
  recordId: string,
  range: Page,
): Promise<readonly RecordVersion[]> {
  return db.all(pageOf, { memberId, recordId, ...range });
}

/** In bytes: versions that are read together. */
const maxRead = 256_000;
const maxVersionsRead = 20;

/** Newest first, a few at a time: all of them may have 16 MB. */
export async function* readVersions(
  db: ReadDb,
  { memberId, id, revision, content }: StoredRecord,
): AsyncGenerator<RecordVersion> {
  const limit = Math.min(Math.max(Math.floor(maxRead / content.length), 1), maxVersionsRead);
  for (let before: number | undefined = revision; before !== undefined; ) {
    const page: readonly RecordVersion[] = await listVersions(db, memberId, id, { before, limit });
    yield* page;
    before = page.at(-1)?.revision;
  }
}

const byRevision = (db: ReadDb, arg: Argument<OfRecord & { readonly revision: number }>) =>
  ofRecord(db, arg).where('revision', '=', arg('revision'));

export function findVersion(
  db: ReadDb,
  memberId: string,
  recordId: string,
  revision: number,
): Promise<RecordVersion | undefined> {
  return db.first(byRevision, { memberId, recordId, revision });
}

const insertion = (db: Db, arg: Argument<RecordVersion & { readonly size: number }>) =>
  db.insertInto('recordVersions').values(fromArguments(arg, [...columns, 'size']));

export async function insertVersion(
  tx: Db,
  { memberId, id: recordId, revision, module, content, savedAt }: StoredRecord,
): Promise<void> {
  const version = { memberId, recordId, revision, module, content, savedAt };
  await tx.run(insertion, { ...version, size: Buffer.byteLength(content) });
}

/** Deletes the versions of a record up to and including that revision. */
export async function dropVersions(tx: Db, memberId: string, recordId: string, upTo: number): Promise<void> {
  await versionsOf(tx, memberId, recordId).where('revision', '<=', upTo).execute();
}

export async function deleteVersions(tx: Db, memberId: string, recordId: string): Promise<void> {
  await versionsOf(tx, memberId, recordId).execute();
}

function versionsOf(tx: Db, memberId: string, recordId: string) {
  return tx.deleteFrom('recordVersions').where('memberId', '=', memberId).where('recordId', '=', recordId);
}

/** Deletes the oldest versions of a questionnaire's records until the rest has at most `maxBytes`. */
export async function trimVersions(
  tx: Db,
  memberId: string,
  module: string,
  maxBytes: number,
): Promise<void> {
  const newest = await tx
    .selectFrom('recordVersions')
    .select(['recordId', 'revision', 'size'])
    .where('memberId', '=', memberId)
    .where('module', '=', module)
    .orderBy('savedAt', 'desc')
    .orderBy('revision', 'desc')
    .execute();
  let bytes = 0;
  for (const { recordId, revision, size } of newest) {
    bytes += size;
    if (bytes <= maxBytes) continue;
    await versionsOf(tx, memberId, recordId).where('revision', '=', revision).execute();
  }
  await tx
    .updateTable('records')
    .set((set) => ({
      versionBytes: set
        .selectFrom('recordVersions')
        .select((select) =>
          select.fn.coalesce(select.fn.sum<number>('recordVersions.size'), select.lit(0)).as('bytes'),
        )
        .whereRef('recordVersions.memberId', '=', 'records.memberId')
        .whereRef('recordVersions.recordId', '=', 'records.id'),
    }))
    .where('memberId', '=', memberId)
    .where('module', '=', module)
    .execute();
}

export async function deleteOfMember(tx: Db, memberId: string): Promise<void> {
  await tx.deleteFrom('recordVersions').where('memberId', '=', memberId).execute();
}
