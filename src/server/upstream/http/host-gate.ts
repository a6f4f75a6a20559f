import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { buildKeyedQueue, type KeyedEntry, type StartRate } from '../../../lib/keyed-queue.ts';
import { day } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CallPriority, FindCall } from '../../ports/sources.ts';
import { buildHostBudget, type BudgetLeft, type CallLimit, type HostBudget } from './call-budget.ts';
import { SourceFailure } from '../../ports/upstream.ts';

/** All calls to one host pass its gate, for whatever feed; it alone refuses calls for the host's sake. */
export interface HostGate {
  /**
   * Runs a call that counts as `cost` calls (absent: one) when the budget and the other calls allow it, or refuses it
   * if that would take longer than `maxWait` (ms). Rejects with SourceFailure 'resting' or, if its route is paused,
   * 'refused', with the reason of the signal, or as the work does.
   */
  enter<T>(
    work: () => Promise<T>,
    wait: {
      readonly route: string;
      readonly signal: AbortSignal;
      readonly maxWait: number;
      readonly cost?: number;
    },
  ): Promise<T>;
  /** Refuses calls because the host asked for a pause. Times in ms since 1970 UTC. */
  pause(toEnd: (now: number) => number): void;
  /** Refuses a route's calls for a day, because the host refused one: a plan may exclude a route, or block one id. */
  pauseRoute(route: string): void;
  /** End of the pause that the host asked for, ms since 1970 UTC; undefined: no pause. */
  pausedUntil(): number | undefined;
  /** What is left of the host's limits; undefined: calls are not limited. */
  budget(): BudgetLeft | undefined;
}

interface HostGateOptions {
  readonly clock: Clock;
  readonly limits: readonly CallLimit[];
  readonly findCall?: FindCall | undefined;
  /** Most calls that run at once; others wait. */
  readonly concurrency?: number;
  /** Most calls that wait; others are refused. */
  readonly maxWaiting?: number;
}

interface Call extends KeyedEntry {
  readonly priority: CallPriority;
  readonly cost: number;
}

const anybody = { member: undefined, quotaMember: undefined, priority: 'asked' } as const;

/** Some routes contain members' search words. */
const maxRoutes = 1000;

/** A member may use half of the budget, of the running and of the waiting calls; members take turns. */
export function buildHostGate(options: HostGateOptions): HostGate {
  const { clock, limits, concurrency = 8, maxWaiting = 100, findCall = () => anybody } = options;
  const budget = buildHostBudget(limits);
  // By size, as in call-budget.ts.
  const routePauses = new LRUCache<string, number>({ maxSize: maxRoutes, sizeCalculation: () => 1 });
  let paused = 0;
  const isPaused = () => clock.now() < paused;
  const queue = buildKeyedQueue<Call>({
    concurrency,
    perKey: Math.ceil(concurrency / 2),
    backlog: maxWaiting,
    backlogPerKey: Math.ceil(maxWaiting / 2),
    refuse: () => new SourceFailure('resting', 'too many calls wait'),
    rate: buildRate(clock, budget, isPaused),
  });
  const refusePaused = () => {
    if (isPaused()) throw new SourceFailure('resting', 'it asked for a pause');
  };
  const refuseRoute = (route: string) => {
    const end = routePauses.get(route) ?? 0;
    if (clock.now() < end)
      throw new SourceFailure('refused', `not called until ${new Date(end).toISOString()}, after a refusal`);
  };

  return {
    async enter(work, { route, signal, maxWait, cost = 1 }) {
      refuseRoute(route);
      refusePaused();
      const { quotaMember, priority } = findCall();
      const waitEnd = new AbortController();
      const call = { key: quotaMember, priority, cost, signal: AbortSignal.any([signal, waitEnd.signal]) };
      if (budget.nextStart(clock.now(), call) - clock.now() > maxWait)
        throw new SourceFailure('resting', 'the budget of calls is used up');
      const refuseWaiting = () => waitEnd.abort(new SourceFailure('resting', 'too many calls were waiting'));
      const timer = setTimeout(refuseWaiting, maxWait);
      const end = await queue.enter(call).finally(() => clearTimeout(timer));
      try {
        refusePaused();
        return await work();
      } finally {
        end();
      }
    },
    pause(toEnd) {
      paused = Math.max(paused, toEnd(clock.now()));
      queue.startNext();
    },
    pauseRoute: (route) => void routePauses.set(route, clock.now() + day),
    pausedUntil: () => (isPaused() ? paused : undefined),
    budget: () => budget.left(clock.now()),
  };
}

/** Starts calls when the budget allows it; during a pause at once, so that they are refused. */
function buildRate(clock: Clock, budget: HostBudget, isPaused: () => boolean): StartRate<Call> {
  let last = new AbortController();
  return {
    delay: (call) => (isPaused() ? 0 : budget.nextStart(clock.now(), call) - clock.now()),
    count(call) {
      if (!isPaused()) budget.reserve(budget.nextStart(clock.now(), call), call);
    },
    schedule(callback, ms) {
      last.abort();
      last = new AbortController();
      void callLater(callback, ms, last.signal);
    },
  };
}

async function callLater(callback: () => void, ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
  if (!signal.aborted) callback();
}
