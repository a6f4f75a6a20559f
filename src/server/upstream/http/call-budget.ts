import { LRUCache } from 'lru-cache';
import type { CallPriority } from '../../ports/sources.ts';

/** At most `calls` calls start in any period of `per` ms. */
export interface CallLimit {
  readonly calls: number;
  readonly per: number;
  /** Calls reserved for members' requests, which spare calls leave. Fewer than `calls`; absent: none. */
  readonly kept?: number;
}

/**
 * The part of a limit that one of `servers` servers may use: at least one call, in a longer period if there are more
 * servers than calls, and at most half of its calls in reserve.
 */
export function toShare({ calls, per, kept }: CallLimit, servers: number): CallLimit {
  if (servers === 1) return kept === undefined ? { calls, per } : { calls, per, kept };
  const own = Math.max(1, Math.floor(calls / servers));
  const share = { calls: own, per: Math.max(per, Math.ceil((per * servers * own) / calls)) };
  return kept === undefined
    ? share
    : { ...share, kept: Math.min(Math.floor(kept / servers), Math.floor(own / 2)) };
}

/** What is left of the limit that will be used up first. */
export interface BudgetLeft extends Pick<CallLimit, 'calls' | 'per'> {
  readonly left: number;
}

interface CallBudget {
  /** The earliest start of a call that counts as `cost` calls (absent: one); times in ms since 1970 UTC. */
  nextStart(now: number, priority?: CallPriority, cost?: number): number;
  reserve(start: number, cost?: number): void;
  /** Undefined without a limit. */
  left(now: number): BudgetLeft | undefined;
}

/**
 * Keeps calls within all limits at once. Remembers the time of each start, so that no period has more calls than
 * allowed; a token bucket would allow twice as many in the first period.
 */
export function buildBudget(limits: readonly CallLimit[]): CallBudget {
  const remembered = Math.max(0, ...limits.map(({ calls }) => calls));
  let starts: number[] = [];

  const toLeft = (now: number) => (limit: CallLimit) => {
    const { calls, per } = limit;
    const used = starts.length - (starts.findLastIndex((start) => start <= now - per) + 1);
    return { calls, per, left: Math.max(0, calls - used) };
  };

  return {
    nextStart: (now, priority = 'asked', cost = 1) =>
      Math.max(
        now,
        ...limits.map(({ calls, per, kept = 0 }) => {
          const usable = priority === 'spare' ? calls - kept : calls;
          // A call that costs more than the whole limit waits until all of it is left.
          const before = Math.max(1, usable - cost + 1);
          return (starts.at(-before) ?? -Infinity) + per;
        }),
      ),
    reserve(start, cost = 1) {
      // A waiting call may have reserved a later start.
      const place = starts.findLastIndex((other) => other <= start) + 1;
      starts.splice(place, 0, ...Array.from({ length: cost }, () => start));
      // Not at every start, since it copies the list.
      if (starts.length > 2 * remembered) starts = starts.slice(starts.length - remembered);
    },
    left: (now) => limits.map(toLeft(now)).toSorted((a, b) => a.left / a.calls - b.left / b.calls)[0],
  };
}

/** A call; `key` is the member whose quota it uses, undefined if none. */
interface BudgetedCall {
  readonly key?: string | undefined;
  readonly priority: CallPriority;
  readonly cost: number;
}

/** The budget of a host and the quotas of members in it. */
export interface HostBudget extends Pick<CallBudget, 'left'> {
  nextStart(now: number, call: BudgetedCall): number;
  reserve(start: number, call: BudgetedCall): void;
}

/** A member's smallest quota, if the budget has as much: the calls that opening every page once needs. */
const minQuota = 4;

const maxMembers = 10_000;

/** A member's quota is half of each limit. */
export function buildHostBudget(limits: readonly CallLimit[]): HostBudget {
  const all = buildBudget(limits);
  const quota = limits.map(({ calls, per }) => ({
    calls: Math.max(Math.ceil(calls / 2), Math.min(calls, minQuota)),
    per,
  }));
  // By size: a number of entries would be room reserved at once, for each of dozens of hosts.
  const quotas = new LRUCache<string, CallBudget>({ maxSize: maxMembers, sizeCalculation: () => 1 });
  const findQuota = (member: string) => {
    const own = quotas.get(member) ?? buildBudget(quota);
    quotas.set(member, own);
    return own;
  };
  return {
    nextStart(now, { key, priority, cost }) {
      const own = key === undefined ? now : findQuota(key).nextStart(now, 'asked', cost);
      return Math.max(all.nextStart(now, priority, cost), own);
    },
    reserve(start, { key, cost }) {
      all.reserve(start, cost);
      if (key !== undefined) findQuota(key).reserve(start, cost);
    },
    left: (now) => all.left(now),
  };
}
