import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../ports/clock.ts';
import type { FindPriority } from '../../ports/sources.ts';
import { LoadFailure } from './load-failure.ts';
import { buildQueue } from './queue.ts';
import { buildBudget, type BudgetLeft, type CallLimit } from './call-budget.ts';

/** Stands before one host: every call to it, whatever it is for, goes through here. */
export interface HostGate {
  /**
   * Runs a call in its turn. One whose turn would come later than `patience` (ms) is refused at once. Rejects with
   * LoadFailure 'resting', as the signal says, or as the work does.
   */
  enter<T>(work: () => Promise<T>, turn: Turn): Promise<T>;
  /** Refuses calls until then (ms since 1970 UTC), since the host asked for it. */
  pause(until: number): void;
  /** Until when the host asked not to be called, ms since 1970 UTC; undefined: it may be called. */
  pausedUntil(): number | undefined;
  /** Undefined where calls are not limited. */
  budget(): BudgetLeft | undefined;
}

interface Turn {
  readonly signal: AbortSignal;
  readonly patience: number;
}

interface HostGateOptions {
  readonly clock: Clock;
  readonly limits: readonly CallLimit[];
  /** How much the call matters that enters just now; absent: a member asks for each. */
  readonly findPriority?: FindPriority | undefined;
  /** Calls under way at once; more wait. */
  readonly concurrency?: number;
  /** Calls that wait at once; more are refused. */
  readonly maxWaiting?: number;
}

/** A gate that nobody has passed yet. */
export function buildHostGate({
  clock,
  limits,
  findPriority = () => 'asked',
  concurrency = 8,
  maxWaiting = 100,
}: HostGateOptions): HostGate {
  const budget = buildBudget(limits);
  const inTurn = buildQueue(concurrency);
  let inside = 0;
  let paused = 0;

  const refusePaused = () => {
    if (clock.now() < paused) throw new LoadFailure('resting', 'it asked for a pause');
  };

  const enter = async <T>(work: () => Promise<T>, { signal, patience }: Turn): Promise<T> => {
    const now = clock.now();
    refusePaused();
    if (inside >= concurrency + maxWaiting) throw new LoadFailure('resting', 'too many calls wait');
    const wait = budget.nextStart(now, findPriority()) - now;
    if (wait > patience) throw new LoadFailure('resting', 'the budget of calls is used up');
    budget.reserve(now + wait);
    inside += 1;
    try {
      if (wait > 0) await sleep(wait, undefined, { signal });
      return await inTurn(() => {
        refusePaused();
        return work();
      });
    } finally {
      inside -= 1;
    }
  };

  return {
    enter,
    pause: (until) => {
      paused = Math.max(paused, until);
    },
    pausedUntil: () => (clock.now() < paused ? paused : undefined),
    budget: () => budget.left(clock.now()),
  };
}
