import { hour } from '../../lib/durations.ts';
import { StorageError } from '../ports/storage.ts';
import { commands } from './commands/command-list.ts';
import { toOverdue } from './commands/retention-commands.ts';
import { purgeReadings } from '../jobs/reading-batches.ts';
import type { Context } from './context.ts';

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
  const run = await storage.run(commands.beginRetentionRun, { now });
  if (run.kind === 'jumped') onClockJump(run.trustedAt);
  if (run.kind === 'trusted') {
    for (const memberId of await storage.reads.listLeaving(now)) {
      if (await storage.run(commands.endLeaving, { memberId, now })) onDeleted(memberId);
    }
    // Every former member is kept for the whole period after the first run.
    const lapsed = run.begunAt + retention <= now ? await storage.reads.listLapsed(now - retention) : [];
    for (const memberId of lapsed) {
      if (await storage.run(commands.endLapsed, { memberId, retention, now })) onDeleted(memberId);
    }
    await storage.run(commands.purgeShared, { now });
    await storage.run(purgeReadings, { now });
    for (const memberId of await storage.reads.listOverdue(toOverdue(now))) {
      if (stop?.aborted === true) break;
      await storage.run(commands.purgeOld, { memberId, now });
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
