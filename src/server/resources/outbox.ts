import { randomUUID } from 'node:crypto';
import { limits } from '../domain/sign-in/limits.ts';
import type { Db } from '../ports/database.ts';
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
  { email, now }: { readonly email: string; readonly now: number },
): Promise<void> {
  const asked = { challengeId: '', networkHash: '', isKnownBrowser: false };
  const due = { tries: 0, nextAt: now, expiresAt: now + limits.starts.period };
  await insertMail(tx, { id: randomUUID(), kind, email, ...asked, ...due });
}

export async function deleteOfMember(tx: Db, memberId: string): Promise<void> {
  const own = tx.selectFrom('members').select('email').where('id', '=', memberId);
  await tx.deleteFrom('mailOutbox').where('email', '=', own).execute();
}
