import { hour, minute, second } from '../../../../lib/durations.ts';
import type { QueueEntry } from './queue-entry.ts';

/** Nothing is sent before `until`, in milliseconds since the epoch. */
export interface QueueWait {
  readonly attempts: number;
  readonly until: number;
  /** The server set the time. */
  readonly byServer: boolean;
}

/** Why the queue is checked: `member` overrides every wait, `save` and `online` only waits that the browser chose. */
export type WakeReason = 'member' | 'save' | 'online' | 'time';

export type QueuePlan =
  | { readonly kind: 'send'; readonly entry: QueueEntry }
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'idle' };

const longestWait = 5 * minute;
/** However long the server asks to wait. */
const longestPause = hour;

/** Saves in the member's order, then the claims that follow them. */
export function inQueueOrder(entries: readonly QueueEntry[]): readonly QueueEntry[] {
  return entries.toSorted(
    (a, b) =>
      Number(a.stage === 'claim') - Number(b.stage === 'claim') ||
      a.since - b.since ||
      (a.id < b.id ? -1 : 1),
  );
}

/** The next entry to send; an entry that waits for itself does not hold up the others. */
export function planNext(
  entries: readonly QueueEntry[],
  wait: QueueWait | undefined,
  now: number,
): QueuePlan {
  const open = inQueueOrder(entries.filter(({ stopped }) => stopped === undefined));
  if (open.length === 0) return { kind: 'idle' };
  if (wait && isAhead(wait.until, now)) return { kind: 'wait', until: wait.until };
  const entry = open.find(({ notBefore }) => !isAhead(notBefore, now));
  if (entry) return { kind: 'send', entry };
  return { kind: 'wait', until: Math.min(...open.map(({ notBefore }) => notBefore)) };
}

/** A moment further ahead than any wait was set while the clock was wrong. */
function isAhead(until: number, now: number): boolean {
  return until > now && until - now <= longestPause;
}

/**
 * Pause in ms after a number of failures in a row: doubles each time up to five minutes, and is at least the server's
 * `retryAfter`. `chance` (0 to 1) keeps browsers from returning all at once.
 */
export function planDelay(attempts: number, retryAfter: number | undefined, chance: number): number {
  const grown = 2 * second * 2 ** Math.min(attempts, 20);
  const own = Math.min(Math.round(grown * (0.8 + 0.4 * chance)), longestWait);
  return Math.max(own, Math.min(retryAfter ?? 0, longestPause));
}
