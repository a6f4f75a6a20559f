import { limits } from '../domain/sign-in/limits.ts';
import type { Db, ReadDb } from '../ports/database.ts';
import type { WaitingMail } from '../ports/entities.ts';

export async function insertMail(tx: Db, { isKnownBrowser, ...mail }: WaitingMail): Promise<void> {
  await tx
    .insertInto('mailOutbox')
    .values({ ...mail, knownBrowser: isKnownBrowser ? 1 : 0 })
    .execute();
}

/** For a change that somebody else may have made. */
export async function notifyMember(
  tx: Db,
  kind: 'new-browser' | 'passkey-added' | 'passkey-removed',
  { id, email, now }: { readonly id: string; readonly email: string; readonly now: number },
): Promise<void> {
  const asked = { challengeId: '', networkHash: '', isKnownBrowser: false };
  const due = { tries: 0, nextAt: now, expiresAt: now + limits.starts.period };
  await insertMail(tx, { id, kind, email, ...asked, ...due });
}

/** Deletes the oldest mail that has expired or is to no member, if at least `max` mails are due. */
export async function dropOldestUnwantedMail(tx: Db, now: number, max: number): Promise<void> {
  const due = tx.selectFrom('mailOutbox').select('id').where('nextAt', '<=', now);
  const last = due
    .orderBy('nextAt')
    .limit(1)
    .offset(max - 1);
  const oldest = selectUnwanted(tx, now)
    .where((where) => where.exists(last))
    .orderBy('mail.nextAt')
    .limit(1);
  await tx.deleteFrom('mailOutbox').where('id', 'in', oldest).execute();
}

/** Expired, or to an address that is no member's. */
export function selectUnwanted(db: ReadDb, now: number) {
  return db
    .selectFrom('mailOutbox as mail')
    .select('mail.id')
    .where('mail.nextAt', '<=', now)
    .where((where) => {
      const member = where
        .selectFrom('members')
        .select('members.id')
        .whereRef('members.email', '=', 'mail.email')
        .where((of) => of.or([of('leavesAt', 'is', null), of('leavesAt', '>', now)]));
      return where.or([where('mail.expiresAt', '<', now), where.not(where.exists(member))]);
    });
}

/** Due or not. */
export async function countMails(db: ReadDb): Promise<number> {
  const counted = db.selectFrom('mailOutbox').select((select) => select.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

export async function deleteOfMember(tx: Db, memberId: string): Promise<void> {
  const own = tx.selectFrom('members').select('email').where('id', '=', memberId);
  await tx.deleteFrom('mailOutbox').where('email', '=', own).execute();
}
