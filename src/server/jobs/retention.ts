import { deletedFor } from '../../contracts/record.ts';
import { day, hour } from '../../lib/durations.ts';
import type { Context } from '../domain/context.ts';
import { toKeptUntil } from '../domain/retention-period.ts';
import { absoluteLife, idleLife, receiptLife } from '../domain/sessions.ts';
import type { ReadDb } from '../ports/database.ts';
import { StorageError } from '../ports/storage.ts';
import { deleteMember } from '../resources/resources.ts';
import { findRetentionState, keepRetentionState, trustedFor } from '../resources/retention-state.ts';
import { deleteSaveReceipts } from '../resources/save-receipts.ts';
import { purgeDeletedBefore } from '../resources/stored-records.ts';
import { write, writeWithoutMember } from '../resources/write.ts';
import { purgeReadings } from './reading-batches.ts';

const every = hour;

/**
 * Deletes nothing while the clock cannot be trusted. After `stop`, only members with a due deletion are deleted: the rest may
 * take long, and can wait for the next run.
 */
export async function runRetention(
  { storage, clock }: Context,
  { retention, emptyLog, onDeleted, onClockJump }: RetentionOptions,
  stop?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const run = await storage.run(beginRetentionRun, { now });
  if (run.kind === 'jumped') onClockJump(run.trustedAt);
  if (run.kind === 'trusted') {
    for (const memberId of await listLeaving(storage.reads, now)) {
      const { kind } = await storage.run(endLeaving, { memberId, now });
      if (kind === 'deleted') onDeleted(memberId);
    }
    // Every former member is kept for the whole period after the first run.
    const lapsed = run.begunAt + retention <= now ? await listLapsed(storage.reads, now - retention) : [];
    for (const memberId of lapsed) {
      const { kind } = await storage.run(endLapsed, { memberId, retention, now });
      if (kind === 'deleted') onDeleted(memberId);
    }
    await storage.run(purgeShared, { now });
    await storage.run(purgeReadings, { now });
    for (const memberId of await listOverdue(storage.reads, now)) {
      if (stop?.aborted === true) break;
      await storage.run(purgeOld, { memberId, now });
    }
  }
  // Also if no member was deleted: an operator's command may have removed one.
  await emptyLog();
}

interface RetentionOptions {
  /** In ms. */
  readonly retention: number;
  readonly emptyLog: () => Promise<void>;
  readonly onDeleted: (memberId: string) => void;
  /** Called once when the clock is more than a day past `trustedAt`, the last run, ms since 1970 UTC. */
  readonly onClockJump: (trustedAt: number) => void;
}

interface RetentionEvents extends RetentionOptions {
  readonly say: (line: string) => void;
}

export interface RunningRetention {
  end(): Promise<void>;
}

/** While the database is unavailable, waits for the next hour. */
export function startRetention(context: Context, { say, ...options }: RetentionEvents): RunningRetention {
  const stop = new AbortController();
  const runOnce = async () => {
    try {
      await runRetention(context, options, stop.signal);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      say(`What has been kept for long enough could not be deleted: ${error.message}`);
    }
  };
  let underWay = runOnce();
  const timer = setInterval(() => void (underWay = runOnce()), every);
  return {
    async end() {
      clearInterval(timer);
      stop.abort();
      await underWay;
    },
  };
}

interface Moment {
  readonly now: number;
}

interface OneMember extends Moment {
  readonly memberId: string;
}

export const endLeaving = write('endLeaving', async (tx, { memberId, now }: OneMember, { member }) => {
  if (member.leavesAt === null || member.leavesAt > now) return { kind: 'stays' } as const;
  await deleteMember(tx, memberId);
  return { kind: 'deleted' } as const;
});

interface EndLapsedArgs extends OneMember {
  /** In ms. */
  readonly retention: number;
}

/** Deletes a former member after the retention period, unless they are a member again. */
export const endLapsed = write(
  'endLapsed',
  async (tx, { memberId, retention, now }: EndLapsedArgs, { member }) => {
    const state = await findRetentionState(tx);
    if (toKeptUntil(member, retention, state) > now) return { kind: 'stays' } as const;
    await deleteMember(tx, memberId);
    return { kind: 'deleted' } as const;
  },
);

interface RunOutcome {
  /** 'jumped': the clock is more than a day past the last run, for the first time; 'ahead': it still is. */
  readonly kind: 'trusted' | 'jumped' | 'ahead';
  readonly trustedAt: number;
  readonly begunAt: number;
}

/** A clock a day past the last run is trusted again after a day of runs: deletions under a wrong clock cannot be undone. */
export const beginRetentionRun = writeWithoutMember(
  'beginRetentionRun',
  async (tx, { now }: Moment): Promise<RunOutcome> => {
    const last = await findRetentionState(tx);
    const begunAt = last?.begunAt ?? now;
    const trustedAt = last?.trustedAt ?? now;
    const trust = async (): Promise<RunOutcome> => {
      await keepRetentionState(tx, { begunAt, ranAt: now, trustedAt: now, aheadSince: null });
      return { kind: 'trusted', trustedAt: now, begunAt };
    };
    if (!last || now <= trustedAt + trustedFor) return trust();
    const { aheadSince, ranAt } = last;
    const isSteady = aheadSince !== null && now >= ranAt && now <= ranAt + day;
    if (isSteady && now >= aheadSince + day) return trust();
    const since = isSteady ? aheadSince : now;
    await keepRetentionState(tx, { begunAt, ranAt: now, trustedAt, aheadSince: since });
    return { kind: isSteady ? 'ahead' : 'jumped', trustedAt, begunAt };
  },
);

/** Locks no member: no request changes what is overdue. */
export const purgeOld = writeWithoutMember('purgeOld', async (tx, { memberId, now }: OneMember) => {
  const { seen, created, receipts, deleted } = toOverdue(now);
  await tx
    .deleteFrom('sessions')
    .where('memberId', '=', memberId)
    .where((where) => where.or([where('lastSeenAt', '<', seen), where('createdAt', '<', created)]))
    .execute();
  await deleteSaveReceipts(tx, memberId, receipts);
  await purgeDeletedBefore(tx, memberId, deleted);
  return { kind: 'purged' } as const;
});

/** Deletes counters of versions before 2026-11-28, which counted sign-ins in a second table. */
export const purgeShared = writeWithoutMember('purgeShared', async (tx, { now }: Moment) => {
  await tx.deleteFrom('sharedCounts').where('until', '<', now).execute();
  return { kind: 'purged' } as const;
});

/** Cut-off times for deleting expired data. */
function toOverdue(now: number) {
  return {
    /** Sessions last used before, or created before. */
    seen: now - idleLife,
    created: now - absoluteLife,
    /** Receipts of first saves made before. */
    receipts: now - receiptLife,
    /** Records deleted before. */
    deleted: now - deletedFor,
  };
}

/** Ids of members with expired data. */
async function listOverdue(db: ReadDb, now: number): Promise<readonly string[]> {
  const { seen, created, receipts, deleted } = toOverdue(now);
  const rows = await db
    .selectFrom('sessions')
    .select('memberId')
    .where((where) => where.or([where('lastSeenAt', '<', seen), where('createdAt', '<', created)]))
    .union(db.selectFrom('keptAnswers').select('memberId').where('createdAt', '<', receipts))
    .union(db.selectFrom('records').select('memberId').where('deletedAt', '<', deleted))
    .execute();
  return rows.map(({ memberId }) => memberId);
}

/** Ids of members whose requested deletion is due. */
async function listLeaving(db: ReadDb, now: number): Promise<readonly string[]> {
  const rows = await db.selectFrom('members').select('id').where('leavesAt', '<=', now).execute();
  return rows.map(({ id }) => id);
}

/** Ids of members whose subscription ended before that time. */
async function listLapsed(db: ReadDb, before: number): Promise<readonly string[]> {
  const rows = await db.selectFrom('members').select('id').where('subExpiry', '<', before).execute();
  return rows.map(({ id }) => id);
}
