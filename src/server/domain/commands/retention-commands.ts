import { deletedFor } from '../../../contracts/record.ts';
import type { Overdue, Tx } from '../../ports/storage.ts';
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

interface Moment {
  readonly now: number;
}

/** Deletes what has been kept of a member for long enough, also of those who never log in again. */
export async function purgeOld(
  tx: Tx,
  { memberId, now }: Moment & { readonly memberId: string },
): Promise<null> {
  const { sessions, receipts, deleted } = toOverdue(now);
  await tx.purgeSessions(memberId, sessions);
  await tx.deleteSaveReceipts(memberId, receipts);
  await tx.purgeRecords(memberId, deleted);
  return null;
}

export async function purgeShared(tx: Tx, { now }: Moment): Promise<null> {
  await tx.purgeShared(now);
  return null;
}

export function toOverdue(now: number): Overdue {
  return {
    sessions: { seen: now - idleLife, created: now - absoluteLife },
    receipts: now - receiptLife,
    deleted: now - deletedFor,
  };
}
