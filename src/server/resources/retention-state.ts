import { day } from '../../lib/durations.ts';
import type { Db, ReadDb } from '../ports/database.ts';
import type { RetentionState } from '../ports/entities.ts';

const columns = ['begunAt', 'ranAt', 'trustedAt', 'aheadSince'] as const;

/** Undefined before the first run of retention. */
export function findRetentionState(db: ReadDb): Promise<RetentionState | undefined> {
  return db.selectFrom('retentionLooks').select(columns).executeTakeFirst();
}

export async function keepRetentionState(tx: Db, { begunAt, ...changing }: RetentionState): Promise<void> {
  await tx
    .insertInto('retentionLooks')
    .values({ id: 'look', begunAt, ...changing })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
    .execute();
}

/** In ms: how far past the last run the clock is trusted. */
export const trustedFor = day;

/** The time by which something may be deleted as expired: earlier than `now` while the clock cannot be trusted. */
export async function findTrustedTime(db: ReadDb, now: number): Promise<number> {
  const last = await findRetentionState(db);
  return last ? Math.min(now, last.trustedAt + trustedFor) : now;
}
