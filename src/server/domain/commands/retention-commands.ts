import { deletedFor } from '../../../contracts/record.ts';
import { day } from '../../../lib/durations.ts';
import type { Overdue, Tx } from '../../ports/storage.ts';
import { deleteMember } from '../../resources/resources.ts';
import { findRetentionState, keepRetentionState, trustedFor } from '../../resources/retention-state.ts';
import { toKeptUntil } from '../retention-period.ts';
import { absoluteLife, idleLife, receiptLife } from '../sessions.ts';
import { purgeDeletedBefore } from '../../resources/stored-records.ts';
import { deleteSaveReceipts } from '../../resources/save-receipts.ts';

/** False if the deletion was cancelled or is done. */
export async function endLeaving(
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: number },
): Promise<boolean> {
  const member = await tx.findMember(memberId);
  if (!member || member.leavesAt === null || member.leavesAt > now) return false;
  await deleteMember(tx.db, memberId);
  return true;
}

interface EndLapsedArgs {
  readonly memberId: string;
  /** In ms. */
  readonly retention: number;
  readonly now: number;
}

/** Deletes a former member after the retention period; false if they are a member again or gone. */
export async function endLapsed(tx: Tx, { memberId, retention, now }: EndLapsedArgs): Promise<boolean> {
  const state = await findRetentionState(tx.db);
  const member = await tx.findMember(memberId);
  if (!member || toKeptUntil(member, retention, state) > now) return false;
  await deleteMember(tx.db, memberId);
  return true;
}

interface RunOutcome {
  /** 'jumped': the clock is more than a day past the last run, for the first time; 'ahead': it still is. */
  readonly kind: 'trusted' | 'jumped' | 'ahead';
  readonly trustedAt: number;
  readonly begunAt: number;
}

/** A clock a day past the last run is trusted again after a day of runs: deletions under a wrong clock cannot be undone. */
export async function beginRetentionRun(tx: Tx, { now }: Moment): Promise<RunOutcome> {
  const last = await findRetentionState(tx.db);
  const begunAt = last?.begunAt ?? now;
  const trustedAt = last?.trustedAt ?? now;
  const trust = async (): Promise<RunOutcome> => {
    await keepRetentionState(tx.db, { begunAt, ranAt: now, trustedAt: now, aheadSince: null });
    return { kind: 'trusted', trustedAt: now, begunAt };
  };
  if (!last || now <= trustedAt + trustedFor) return trust();
  const { aheadSince, ranAt } = last;
  const isSteady = aheadSince !== null && now >= ranAt && now <= ranAt + day;
  if (isSteady && now >= aheadSince + day) return trust();
  const since = isSteady ? aheadSince : now;
  await keepRetentionState(tx.db, { begunAt, ranAt: now, trustedAt, aheadSince: since });
  return { kind: isSteady ? 'ahead' : 'jumped', trustedAt, begunAt };
}

interface Moment {
  readonly now: number;
}

export async function purgeOld(
  tx: Tx,
  { memberId, now }: Moment & { readonly memberId: string },
): Promise<null> {
  const { sessions, receipts, deleted } = toOverdue(now);
  await tx.purgeSessions(memberId, sessions);
  await deleteSaveReceipts(tx.db, memberId, receipts);
  await purgeDeletedBefore(tx.db, memberId, deleted);
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
