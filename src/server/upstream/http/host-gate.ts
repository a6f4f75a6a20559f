import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { buildKeyedQueue, type QueueEntry, type StartRate } from '../../../lib/keyed-queue.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CallPriority, FindCall } from '../../ports/sources.ts';
import { buildBudget, type BudgetLeft, type CallLimit } from './call-budget.ts';
import { LoadFailure } from './load-failure.ts';

/** All calls to one host pass its gate, for whatever feed. */
export interface HostGate {
  /**
   * Runs a call that counts as `cost` calls (absent: one) when the budget and the other calls allow it, or refuses it
   * if that would take longer than `maxWait` (ms). Rejects with LoadFailure 'resting', with the reason of the signal,
   * or as the work does.
   */
  enter<T>(
    work: () => Promise<T>,
    wait: { readonly signal: AbortSignal; readonly maxWait: number; readonly cost?: number },
  ): Promise<T>;
  /** Refuses calls until then (ms since 1970 UTC), because the host asked for a pause. */
  pause(until: number): void;
  /** End of the pause that the host asked for, ms since 1970 UTC; undefined: no pause. */
  pausedUntil(): number | undefined;
  /** Undefined if calls are not limited. */
  budget(): BudgetLeft | undefined;
}

interface HostGateOptions {
  readonly clock: Clock;
  readonly limits: readonly CallLimit[];
  readonly findCall?: FindCall | undefined;
  /** Others wait. */
  readonly concurrency?: number;
  /** Others are refused. */
  readonly maxWaiting?: number;
}

interface Call extends QueueEntry {
  readonly priority: CallPriority;
  readonly cost: number;
}

const anybody = { member: undefined, quotaMember: undefined, priority: 'asked' } as const;

/** A member may use half of the budget, of the running and of the waiting calls; members take turns. */
export function buildHostGate(options: HostGateOptions): HostGate {
  const { clock, limits, concurrency = 8, maxWaiting = 100, findCall = () => anybody } = options;
  const budget = buildBudget(limits);
  let paused = 0;
  const isPaused = () => clock.now() < paused;
  const rate = buildRate({ clock, budget, findQuota: buildQuotas(limits), isPaused });
  const queue = buildKeyedQueue<Call>({
    concurrency,
    perKey: toHalf(concurrency),
    backlog: maxWaiting,
    backlogPerKey: toHalf(maxWaiting),
    refuse: () => new LoadFailure('resting', 'too many calls wait'),
    rate,
  });
  const refusePaused = () => {
    if (isPaused()) throw new LoadFailure('resting', 'it asked for a pause');
  };

  return {
    async enter(work, { signal, maxWait, cost = 1 }) {
      refusePaused();
      const { quotaMember, priority } = findCall();
      const waitEnd = new AbortController();
      const call = { key: quotaMember, priority, cost, signal: AbortSignal.any([signal, waitEnd.signal]) };
      if (rate.delay(call) > maxWait) throw new LoadFailure('resting', 'the budget of calls is used up');
      const refuseWaiting = () => waitEnd.abort(new LoadFailure('resting', 'too many calls were waiting'));
      const timer = setTimeout(refuseWaiting, maxWait);
      const end = await queue.enter(call).finally(() => clearTimeout(timer));
      try {
        refusePaused();
        return await work();
      } finally {
        end();
      }
    },
    pause(until) {
      paused = Math.max(paused, until);
      queue.startNext();
    },
    pausedUntil: () => (isPaused() ? paused : undefined),
    budget: () => budget.left(clock.now()),
  };
}

interface RateParts {
  readonly clock: Clock;
  readonly budget: Quota;
  readonly findQuota: (member: string) => Quota;
  readonly isPaused: () => boolean;
}

/** Starts calls when the budget and the member's quota allow it; during a pause at once, so that they are refused. */
function buildRate({ clock, budget, findQuota, isPaused }: RateParts): StartRate<Call> {
  const findStart = ({ key, priority, cost }: Call) => {
    const now = clock.now();
    const own = key === undefined ? now : findQuota(key).nextStart(now, 'asked', cost);
    return Math.max(budget.nextStart(now, priority, cost), own);
  };
  return {
    delay: (call) => (isPaused() ? 0 : findStart(call) - clock.now()),
    count(call) {
      if (isPaused()) return;
      const start = findStart(call);
      budget.reserve(start, call.cost);
      if (call.key !== undefined) findQuota(call.key).reserve(start, call.cost);
    },
    schedule: buildTimer(),
  };
}

function buildTimer(): StartRate<Call>['schedule'] {
  let last = new AbortController();
  return (callback, ms) => {
    last.abort();
    last = new AbortController();
    void callLater(callback, ms, last.signal);
  };
}

async function callLater(callback: () => void, ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
  if (!signal.aborted) callback();
}

type Quota = Pick<ReturnType<typeof buildBudget>, 'nextStart' | 'reserve'>;

/** A member's smallest quota, if the budget has as much: the calls that opening every page once needs. */
const minQuota = 4;

const maxMembers = 10_000;

/** Half of each limit. */
function buildQuotas(limits: readonly CallLimit[]): (member: string) => Quota {
  const quota = limits.map(({ calls, per }) => ({
    calls: Math.max(toHalf(calls), Math.min(calls, minQuota)),
    per,
  }));
  const known = new LRUCache<string, Quota>({ max: maxMembers });
  return (member) => {
    const own = known.get(member) ?? buildBudget(quota);
    known.set(member, own);
    return own;
  };
}

function toHalf(all: number): number {
  return Math.ceil(all / 2);
}
