import type { CallPriority } from '../../ports/sources.ts';

export const minute = 60_000;
export const day = 24 * 60 * minute;

/** At most so many calls start in any span of so many ms. */
export interface CallLimit {
  readonly calls: number;
  readonly per: number;
  /** So many of them, not all, stay for what a member asks for: spare calls leave them. Absent: none. */
  readonly kept?: number;
}

/** What is left of the limit that is nearest to its end. */
export interface BudgetLeft extends Pick<CallLimit, 'calls' | 'per'> {
  readonly left: number;
}

interface CallBudget {
  /** When a call may start that is asked for now; times in ms since 1970 UTC. */
  nextStart(now: number, priority?: CallPriority): number;
  /** Counts a call that starts then. */
  reserve(start: number): void;
  /** Those that count, oldest first. */
  starts(): readonly number[];
  /** The limit with the smallest part left; undefined where there is no limit. */
  left(now: number): BudgetLeft | undefined;
}

/**
 * Keeps calls within all of the limits at once. The starts themselves are remembered, so that no span holds more
 * calls than allowed; a bucket that refills would let twice as many through in its first span. `known`: those of before.
 */
export function buildBudget(limits: readonly CallLimit[], known: readonly number[] = []): CallBudget {
  const remembered = Math.max(0, ...limits.map(({ calls }) => calls));
  let starts = [...known];

  const toLeft = (now: number) => (limit: CallLimit) => {
    const { calls, per } = limit;
    const used = starts.length - (starts.findLastIndex((start) => start <= now - per) + 1);
    return { calls, per, left: Math.max(0, calls - used) };
  };

  return {
    nextStart: (now, priority = 'asked') =>
      Math.max(
        now,
        ...limits.map(({ calls, per, kept = 0 }) => {
          const usable = priority === 'spare' ? calls - kept : calls;
          return (starts.at(-usable) ?? -Infinity) + per;
        }),
      ),
    reserve(start) {
      if (remembered === 0) return;
      // A spare call that waits may have reserved a later one.
      starts.splice(starts.findLastIndex((other) => other <= start) + 1, 0, start);
      // Cut now and then, since each cut copies all that is kept.
      if (starts.length > 2 * remembered) starts = starts.slice(-remembered);
    },
    starts: () => starts,
    left: (now) => limits.map(toLeft(now)).toSorted((a, b) => a.left / a.calls - b.left / b.calls)[0],
  };
}
