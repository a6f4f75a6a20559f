import { day } from '../../../lib/durations.ts';
import type { Tx } from '../../ports/storage.ts';
import { memberGone, type MemberGone } from '../stored.ts';
import { deleteOfMember as deletePasskeys } from '../../resources/passkeys.ts';
import { deleteMember } from '../../resources/resources.ts';
import { endAllSessions, endSessions, listSessions, revokeAll } from '../../resources/sessions.ts';

export interface AddMemberArgs {
  readonly id: string;
  /** Canonical. */
  readonly email: string;
  readonly subExpiry: number;
  readonly now: number;
}

export type AddMemberOutcome = 'added' | 'changed';

export async function addMember(tx: Tx, args: AddMemberArgs): Promise<AddMemberOutcome> {
  const { id, email, subExpiry, now } = args;
  const member = await tx.findMemberByEmail(email);
  if (member) {
    await tx.updateMember(member.id, { subExpiry });
    return 'changed';
  }
  await tx.insertMember(
    {
      id,
      email,
      subExpiry,
      balance: 0,
      daysSignedIn: 0,
      lastCollected: null,
      disclaimerAgreedAt: null,
      leavesAt: null,
    },
    now,
  );
  return 'added';
}

/** Ends a subscription and all sessions; false if there is no such member. */
export async function expireMember(
  tx: Tx,
  { email, now }: { readonly email: string; readonly now: number },
): Promise<boolean> {
  const member = await tx.findMemberByEmail(email);
  if (!member) return false;
  await tx.updateMember(member.id, { subExpiry: Math.min(member.subExpiry, now - 1) });
  await endAllSessions(tx.db, member.id);
  return true;
}

interface SignOutMemberArgs {
  readonly email: string;
  readonly passkeys: boolean;
  readonly now: number;
}

/** Also revokes the trust in their browsers; false if there is no such member. */
export async function signOutMember(tx: Tx, { email, passkeys, now }: SignOutMemberArgs): Promise<boolean> {
  const member = await tx.findMemberByEmail(email);
  if (!member) return false;
  await revokeAll(tx.db, member.id, now);
  if (passkeys) await deletePasskeys(tx.db, member.id);
  return true;
}

/** False if there is no such member. */
export async function removeMember(tx: Tx, { email }: { readonly email: string }): Promise<boolean> {
  const member = await tx.findMemberByEmail(email);
  if (!member) return false;
  await deleteMember(tx, member.id);
  return true;
}

export async function agreeDisclaimer(
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: number },
): Promise<null> {
  const member = await tx.findMember(memberId);
  if (member && member.disclaimerAgreedAt === null)
    await tx.updateMember(memberId, { disclaimerAgreedAt: now });
  return null;
}

/** In ms. */
const graceTime = 7 * day;

export type ChangeLeavingOutcome =
  /** `leavesAt`: when the member's data is deleted, ms since 1970 UTC; null: never. */
  { readonly kind: 'changed'; readonly leavesAt: number | null } | MemberGone;

/** Scheduling ends all sessions except `keep`; a second request does not postpone the deletion. */
export async function changeLeaving(
  tx: Tx,
  args: { readonly memberId: string; readonly leaves: boolean; readonly keep: string; readonly now: number },
): Promise<ChangeLeavingOutcome> {
  const { memberId, leaves, keep, now } = args;
  const member = await tx.findMember(memberId);
  if (!member) return memberGone;
  const leavesAt = leaves ? (member.leavesAt ?? now + graceTime) : null;
  await tx.updateMember(memberId, { leavesAt });
  if (leaves) {
    const others = (await listSessions(tx.db, memberId)).filter(({ tokenHash }) => tokenHash !== keep);
    await endSessions(
      tx.db,
      others.map(({ tokenHash }) => tokenHash),
    );
  }
  return { kind: 'changed', leavesAt };
}

export async function writeProbe(tx: Tx, { now }: { readonly now: number }): Promise<null> {
  await tx.writeProbe(now);
  return null;
}
