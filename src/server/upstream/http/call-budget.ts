export const minute = 60_000;
export const day = 24 * 60 * minute;

/** At most so many calls start in any span of so many ms. */
export interface CallLimit {
  readonly calls: number;
  readonly per: number;
}

interface CallBudget {
  /** When a call may start that is asked for now; times in ms since 1970 UTC. */
  nextStart(now: number): number;
  /** Counts a call that starts then; starts are reserved in their order. */
  reserve(start: number): void;
  /** The limit with the smallest part left; undefined where there is no limit. */
  left(now: number): (CallLimit & { readonly left: number }) | undefined;
}

/**
 * Keeps calls within all of the limits at once. The starts themselves are remembered, so that no span holds more
 * calls than allowed; a bucket that refills would let twice as many through in its first span.
 */
export function buildBudget(limits: readonly CallLimit[]): CallBudget {
  const remembered = Math.max(0, ...limits.map(({ calls }) => calls));
  let starts: number[] = [];

  const toLeft = (now: number) => (limit: CallLimit) => {
    const used = starts.length - (starts.findLastIndex((start) => start <= now - limit.per) + 1);
    return { ...limit, left: Math.max(0, limit.calls - used) };
  };

  return {
    nextStart: (now) =>
      Math.max(now, ...limits.map(({ calls, per }) => (starts.at(-calls) ?? -Infinity) + per)),
    reserve(start) {
      if (remembered === 0) return;
      starts.push(start);
      // Cut now and then, since each cut copies all that is kept.
      if (starts.length > 2 * remembered) starts = starts.slice(-remembered);
    },
    left: (now) => limits.map(toLeft(now)).toSorted((a, b) => a.left / a.calls - b.left / b.calls)[0],
  };
}
