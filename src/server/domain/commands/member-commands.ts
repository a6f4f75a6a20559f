import { day } from '../../../lib/durations.ts';
import type { Tx } from '../../ports/storage.ts';
import { memberGone, type MemberGone } from '../stored.ts';
import { updateMember } from '../../resources/members.ts';
import { endSessions, listSessions } from '../../resources/sessions.ts';

export async function agreeDisclaimer(
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: number },
): Promise<null> {
  const member = await tx.findMember(memberId);
  if (member && member.disclaimerAgreedAt === null)
    await updateMember(tx.db, memberId, { disclaimerAgreedAt: now });
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
  await updateMember(tx.db, memberId, { leavesAt });
  if (leaves) {
    const others = (await listSessions(tx.db, memberId)).filter(({ tokenHash }) => tokenHash !== keep);
    await endSessions(
      tx.db,
      others.map(({ tokenHash }) => tokenHash),
    );
  }
  return { kind: 'changed', leavesAt };
}
