import type { Tx } from '../../ports/storage.ts';
import { memberGone, type MemberGone } from '../stored.ts';
import { signOutEverywhere } from './session-commands.ts';

export interface AddMemberArgs {
  /** The id of a new member. */
  readonly id: string;
  /** Canonical. */
  readonly email: string;
  readonly subExpiry: number;
  readonly now: number;
}

export type AddMemberOutcome = 'added' | 'changed';

/** Adds a member, or changes the end of a known member's subscription. */
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
  await tx.deleteSessionsOf(member.id);
  return true;
}

export interface SignOutMemberArgs {
  readonly email: string;
  /** Also removes their passkeys. */
  readonly passkeys: boolean;
  readonly now: number;
}

/** Ends all sessions of a member and revokes the trust in their browsers; false if there is no such member. */
export async function signOutMember(tx: Tx, { email, passkeys, now }: SignOutMemberArgs): Promise<boolean> {
  const member = await tx.findMemberByEmail(email);
  if (!member) return false;
  await signOutEverywhere(tx, { memberId: member.id, now });
  if (passkeys) for (const { id } of await tx.listPasskeys(member.id)) await tx.deletePasskey(id);
  return true;
}

/** Deletes a member and all their data; false if there is no such member. */
export async function removeMember(tx: Tx, { email }: { readonly email: string }): Promise<boolean> {
  const member = await tx.findMemberByEmail(email);
  if (!member) return false;
  await tx.deleteMember(member.id);
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

/** The time between the request for deletion and the deletion, in ms. */
const graceTime = 7 * 24 * 60 * 60 * 1000;

export type ChangeLeavingOutcome =
  /** `leavesAt`: when everything of the member is deleted, ms since 1970 UTC; null: never. */
  { readonly kind: 'changed'; readonly leavesAt: number | null } | MemberGone;

/**
 * Schedules the deletion of a member, or cancels it. Scheduling ends all their sessions but `keep`; a second request does not
 * postpone it.
 */
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
    const others = (await tx.listSessions(memberId)).filter(({ tokenHash }) => tokenHash !== keep);
    await tx.deleteSessions(others.map(({ tokenHash }) => tokenHash));
  }
  return { kind: 'changed', leavesAt };
}

export async function writeProbe(tx: Tx, { now }: { readonly now: number }): Promise<null> {
  await tx.writeProbe(now);
  return null;
}
