import { StorageError } from '../ports/storage.ts';
import { toOverdue } from './commands/retention-commands.ts';
import type { Context } from './context.ts';

/** How often expired data is deleted, in ms. */
const every = 60 * 60 * 1000;

/**
 * Deletes expired data, one member after another: members whose requested deletion is due, former members, ended sessions, and
 * deleted records that can no longer be restored. Deletes nothing while the clock cannot be trusted. After `stop` only due
 * members are still deleted: the rest may take long, and can wait for the next run.
 */
export async function endRetention(
  { storage, clock }: Context,
  { retention, emptyLog, onDeleted, onClockJump }: RetentionOptions,
  stop?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const look = await storage.run('beginRetentionLook', { now });
  if (look.kind === 'jumped') onClockJump(look.trustedAt);
  if (look.kind === 'trusted') {
    for (const memberId of await storage.reads.listLeaving(now)) {
      if (await storage.run('endLeaving', { memberId, now })) onDeleted(memberId);
    }
    // Every former member is kept for the whole period after the first run.
    const lapsed = look.begunAt + retention <= now ? await storage.reads.listLapsed(now - retention) : [];
    for (const memberId of lapsed) {
      if (await storage.run('endLapsed', { memberId, retention, now })) onDeleted(memberId);
    }
    await storage.run('purgeShared', { now });
    for (const memberId of await storage.reads.listOverdue(toOverdue(now))) {
      if (stop?.aborted === true) break;
      await storage.run('purgeOld', { memberId, now });
    }
  }
  // Also if nobody was deleted: an operator's command may have removed a member.
  await emptyLog();
}

interface RetentionOptions {
  /** How long everything of a former member is kept, in ms. */
  readonly retention: number;
  /** Removes deleted data from the database's log. */
  readonly emptyLog: () => Promise<void>;
  /** Called with the id of each deleted member. */
  readonly onDeleted: (memberId: string) => void;
  /** Called once when the clock is more than a day past the last run, with the time of that run, ms since 1970 UTC. */
  readonly onClockJump: (trustedAt: number) => void;
}

interface RetentionEvents extends RetentionOptions {
  readonly say: (line: string) => void;
}

/** Retention that runs every hour until it is ended. */
export interface RunningRetention {
  /** Waits for the current run. */
  end(): Promise<void>;
}

/** Runs retention now and every hour. While the database is unavailable it waits for the next hour. */
export function startRetention(context: Context, { say, ...options }: RetentionEvents): RunningRetention {
  const stop = new AbortController();
  const look = async () => {
    try {
      await endRetention(context, options, stop.signal);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      say(`What has been kept for long enough could not be deleted: ${error.message}`);
    }
  };
  let underWay = look();
  const timer = setInterval(() => void (underWay = look()), every);
  return {
    async end() {
      clearInterval(timer);
      stop.abort();
      await underWay;
    },
  };
}
