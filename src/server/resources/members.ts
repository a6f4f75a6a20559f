import type { Argument, Db, ReadDb } from '../ports/database.ts';
import type { Member } from '../ports/entities.ts';

/** By whose row writes of one member wait for each other; the e-mail is canonical. */
export type OfMember = { readonly memberId: string } | { readonly email: string };

export const memberColumns = [
  'members.id',
  'members.email',
  'members.subExpiry',
  'members.balance',
  'members.daysSignedIn',
  'members.lastCollected',
  'members.disclaimerAgreedAt',
  'members.leavesAt',
] as const;

const all = (db: ReadDb) => db.selectFrom('members').select(memberColumns);

const byId = (db: ReadDb, arg: Argument<{ memberId: string }>) => all(db).where('id', '=', arg('memberId'));

const byEmail = (db: ReadDb, arg: Argument<{ email: string }>) => all(db).where('email', '=', arg('email'));

export function findMember(db: ReadDb, memberId: string): Promise<Member | undefined> {
  return db.first(byId, { memberId });
}

/** `email` in canonical form. */
export function findMemberByEmail(db: ReadDb, email: string): Promise<Member | undefined> {
  return db.first(byEmail, { email });
}

const lockedById = (db: ReadDb, arg: Argument<{ memberId: string }>) => byId(db, arg).forUpdate();

const lockedByEmail = (db: ReadDb, arg: Argument<{ email: string }>) => byEmail(db, arg).forUpdate();

/**
 * Another write that locks the same member waits until this one has ended, so lock the member before reading what the writes
 * depend on.
 */
export function lockMember(tx: Db, of: OfMember): Promise<Member | undefined> {
  return 'memberId' in of
    ? tx.first(lockedById, { memberId: of.memberId })
    : tx.first(lockedByEmail, { email: of.email });
}

/** Sorted by e-mail. */
export async function listMembers(db: ReadDb): Promise<readonly Member[]> {
  const members = await all(db).execute();
  // Sorted here: each database has its own collation.
  return members.toSorted((one, other) => (one.email < other.email ? -1 : 1));
}

export async function countMembers(db: ReadDb): Promise<number> {
  const counted = db.selectFrom('members').select((select) => select.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

export async function insertMember(tx: Db, member: Member, createdAt: number): Promise<void> {
  await tx
    .insertInto('members')
    .values({ ...member, saveCount: 0, createdAt })
    .execute();
}

export async function updateMember(
  tx: Db,
  id: string,
  change: Partial<Omit<Member, 'id' | 'email'>>,
): Promise<void> {
  await tx.updateTable('members').set(change).where('id', '=', id).execute();
}
