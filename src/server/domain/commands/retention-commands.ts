import { deletedFor } from '../../../contracts/record.ts';
import type { Tx } from '../../ports/storage.ts';
import { absoluteLife, idleLife, receiptLife } from '../sessions.ts';

/** Deletes a member whose time is over; false when they stay after all, or are gone already. */
export async function endLeaving(
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: number },
): Promise<boolean> {
  const member = await tx.findMember(memberId);
  if (!member || member.leavesAt === null || member.leavesAt > now) return false;
  await tx.deleteMember(memberId);
  return true;
}

/** Deletes what has been kept for long enough, of those too who never log in again. */
export async function purgeOld(tx: Tx, { now }: { readonly now: number }): Promise<null> {
  await tx.purgeSessions({ seen: now - idleLife, created: now - absoluteLife });
  await tx.purgeAllReceipts(now - receiptLife);
  await tx.purgeAllRecords(now - deletedFor);
  await tx.purgeShared(now);
  return null;
}
