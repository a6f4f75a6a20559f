import { StorageError } from '../ports/storage.ts';
import { toOverdue } from './commands/retention-commands.ts';
import type { Context } from './context.ts';

/** How often what has been kept for long enough is looked for, in ms. */
const every = 60 * 60 * 1000;

/**
 * Deletes what has been kept for long enough, of one member after the other: members who asked to leave and whose time is
 * over, former members, sessions that have ended, what was deleted and can no longer be taken back. Where the clock cannot be
 * trusted nothing is deleted. Where it is to stop, those who leave still go: what else is old, of many perhaps, can wait.
 */
export async function endRetention(
  { storage, clock }: Context,
  { retention, onDeleted, onClockJump }: Retained,
  stop?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const look = await storage.run('beginRetentionLook', { now });
  if (look.kind === 'jumped') onClockJump(look.trustedAt);
  if (look.kind === 'trusted') {
    for (const memberId of await storage.reads.listLeaving(now)) {
      if (await storage.run('endLeaving', { memberId, now })) onDeleted(memberId);
    }
    // Nobody is kept for less than that from the first look on.
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
  // Also where nobody went now: a command beside the server may have removed a member.
  await storage.emptyLog?.();
}

interface Retained {
  /** How long everything of a former member is kept, in ms. */
  readonly retention: number;
  /** Told of each member who went, by their id. */
  readonly onDeleted: (memberId: string) => void;
  /** Told once that the clock is more than a day past the last look, and of when that was. */
  readonly onClockJump: (trustedAt: number) => void;
}

interface Told extends Retained {
  readonly say: (line: string) => void;
}

/** What goes on by itself, until it is ended. */
export interface RunningRetention {
  /** Resolves once the look under way is over: the database may be closed then. */
  end(): Promise<void>;
}

/** Does that now and every hour. A database that cannot be used now is asked an hour later. */
export function startRetention(context: Context, { say, ...retained }: Told): RunningRetention {
  const stop = new AbortController();
  const look = async () => {
    try {
      await endRetention(context, retained, stop.signal);
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
