import { fromArguments, type Argument, type Db, type ReadDb } from '../ports/database.ts';
import type { SaveReceipt } from '../ports/entities.ts';

const columns = ['memberId', 'key', 'requestHash', 'recordId', 'createdAt'] as const;

const byKey = (db: ReadDb, arg: Argument<Pick<SaveReceipt, 'memberId' | 'key'>>) =>
  db
    .selectFrom('keptAnswers')
    .select(columns)
    .where('memberId', '=', arg('memberId'))
    .where('key', '=', arg('key'));

export function findSaveReceipt(db: ReadDb, memberId: string, key: string): Promise<SaveReceipt | undefined> {
  return db.first(byKey, { memberId, key });
}

const insertion = (db: Db, arg: Argument<SaveReceipt>) =>
  db.insertInto('keptAnswers').values(fromArguments(arg, columns));

export async function insertSaveReceipt(tx: Db, receipt: SaveReceipt): Promise<void> {
  await tx.run(insertion, receipt);
}

export async function deleteSaveReceipts(tx: Db, memberId: string, before: number): Promise<void> {
  const receipts = tx.deleteFrom('keptAnswers').where('memberId', '=', memberId);
  await receipts.where('createdAt', '<', before).execute();
}

/** More rows than there ever are: SQLite needs a LIMIT for its OFFSET. */
const noLimit = 1_000_000;

/** Keeps the newest `max` receipts of a member. */
export async function trimSaveReceipts(tx: Db, memberId: string, max: number): Promise<void> {
  const older = tx
    .selectFrom('keptAnswers')
    .select('key')
    .where('memberId', '=', memberId)
    .orderBy('createdAt', 'desc')
    .orderBy('key')
    .limit(noLimit)
    .offset(max);
  await tx.deleteFrom('keptAnswers').where('memberId', '=', memberId).where('key', 'in', older).execute();
}

export async function deleteOfMember(tx: Db, memberId: string): Promise<void> {
  await tx.deleteFrom('keptAnswers').where('memberId', '=', memberId).execute();
}
