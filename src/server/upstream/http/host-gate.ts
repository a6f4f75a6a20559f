import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../ports/clock.ts';
import type { CallPriority, FindCaller, FindPriority } from '../../ports/sources.ts';
import { LoadFailure } from './load-failure.ts';
import { whereLost } from '../../ports/storage.ts';
import { LRUCache } from 'lru-cache';
import { buildFairQueue } from './fair-queue.ts';
import { buildQueue } from '../../../lib/queue.ts';
import { buildBudget, type BudgetLeft, type CallLimit } from './call-budget.ts';
import type { SharedTurns } from './shared-turns.ts';

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
  /** In whose share the call counts that enters just now; absent: in nobody's. */
  readonly findCaller?: FindCaller | undefined;
  /** The turns of all servers; absent: there is one. */
  readonly turns?: SharedTurns | undefined;
  /** Calls under way at once; more wait. */
  readonly concurrency?: number;
  /** Calls that wait at once; more are refused. */
  readonly maxWaiting?: number;
}

/**
 * A gate that nobody has passed yet. One member has half of the calls, or the few that a visit needs, and half of the places
 * and of those that wait.
 */
export function buildHostGate(options: HostGateOptions): HostGate {
  const { concurrency = 8, maxWaiting = 100, findCaller = () => undefined } = options;
  const turns = buildTurns(options);
  const most = concurrency + maxWaiting;
  const enterTurns = buildFairQueue({ concurrency: most, each: toHalf(most), backlog: 0, refuse });
  const inTurn = buildFairQueue({ concurrency, each: toHalf(concurrency), backlog: Infinity, refuse });

  const enter = async <T>(work: () => Promise<T>, { signal, patience }: Turn): Promise<T> => {
    turns.refusePaused();
    const entry = { owner: findCaller(), signal };
    return enterTurns(async () => {
      const wait = await turns.reserve(entry.owner, patience);
      if (wait > 0) await sleep(wait, undefined, { signal });
      return inTurn(() => {
        turns.refusePaused();
        return work();
      }, entry);
    }, entry);
  };

  const { pause, pausedUntil, budget } = turns;
  return { enter, pause, pausedUntil, budget };
}

interface Turns extends Pick<HostGate, 'pause' | 'pausedUntil' | 'budget'> {
  /** Throws LoadFailure 'resting' during a pause. */
  refusePaused(): void;
  /** Counts a call that starts after so many ms. Rejects with LoadFailure 'resting'. */
  reserve(caller: string | undefined, patience: number): Promise<number>;
}

/** When calls may start, as far as this server knows, and others where it asks them. */
function buildTurns({ clock, limits, findPriority = () => 'asked', turns }: HostGateOptions): Turns {
  let budget = buildBudget(limits);
  let paused = 0;
  const shares = buildShares(limits);
  // Else the calls of one server would be in each other's way, too.
  const oneByOne = buildQueue(1);

  const refusePaused = () => {
    if (clock.now() < paused) throw new LoadFailure('resting', 'it asked for a pause');
  };
  const learn = async (asked: SharedTurns, priority: CallPriority, patience: number) => {
    const note = await asked.take({ now: clock.now(), priority, patience }).catch(whereLost(undefined));
    // A server that cannot ask goes by what it knows.
    if (note === undefined) return;
    paused = Math.max(paused, note.paused);
    budget = buildBudget(limits, note.starts);
  };
  const count = (share: Share | undefined, priority: CallPriority, patience: number): number => {
    refusePaused();
    const now = clock.now();
    const start = Math.max(budget.nextStart(now, priority), share?.nextStart(now) ?? now);
    const wait = judge(start - now, patience);
    budget.reserve(start);
    share?.reserve(start);
    return wait;
  };

  return {
    refusePaused,
    async reserve(caller, patience) {
      const priority = findPriority();
      const share = caller === undefined ? undefined : shares(caller);
      if (turns === undefined) return count(share, priority, patience);
      return oneByOne(async () => {
        // Before it counts at all servers.
        if (share) judge(share.nextStart(clock.now()) - clock.now(), patience);
        await learn(turns, priority, patience);
        return count(share, priority, patience);
      });
    },
    pause(until) {
      paused = Math.max(paused, until);
      void turns?.pause(until, clock.now()).catch(whereLost(undefined));
    },
    pausedUntil: () => (clock.now() < paused ? paused : undefined),
    budget: () => budget.left(clock.now()),
  };
}

function refuse(): LoadFailure {
  return new LoadFailure('resting', 'too many calls wait');
}

function judge(wait: number, patience: number): number {
  if (wait > patience) throw new LoadFailure('resting', 'the budget of calls is used up');
  return wait;
}

type Share = Pick<ReturnType<typeof buildBudget>, 'nextStart' | 'reserve'>;

/** Calls that a visit of all pages needs of one source, however few that allows. */
const few = 4;

/** Members whose calls are remembered. */
const mostSharers = 10_000;

/** The share of each member in the calls, as this server has counted them. */
function buildShares(limits: readonly CallLimit[]): (member: string) => Share {
  const halves = limits.map(({ calls, per }) => ({
    calls: Math.max(toHalf(calls), Math.min(calls, few)),
    per,
  }));
  const known = new LRUCache<string, Share>({ max: mostSharers });
  return (member) => {
    const share = known.get(member) ?? buildBudget(halves);
    known.set(member, share);
    return share;
  };
}

function toHalf(all: number): number {
  return Math.ceil(all / 2);
}
