import { AsyncLocalStorage } from 'node:async_hooks';
import { second } from '../../lib/durations.ts';
import type { Clock } from '../ports/clock.ts';
import type { CallFor, CallPriority, CurrentCall, FeedCaller, FindCall } from '../ports/sources.ts';
import { UpstreamError } from '../ports/upstream.ts';

/** Knows which request led to a call. */
export interface CallScope {
  readonly findCall: FindCall;
  readonly callFor: CallFor;
  /** When the current request must have its answer, whatever feeds it needs, ms since 1970 UTC. */
  findDeadline(): number;
  /** Counts the current request, once; the error if its member has requested too much. */
  countMiss(): Promise<UpstreamError | undefined>;
  /** Runs work whose calls use the quota of the current member, or no quota. */
  run<T>(
    scope: { readonly usesMemberQuota: boolean; readonly priority: CallPriority },
    work: () => Promise<T>,
  ): Promise<T>;
}

interface Scope extends Omit<CurrentCall, 'member'> {
  readonly caller: FeedCaller | undefined;
  readonly deadline: number;
}

const noScope = { caller: undefined, quotaMember: undefined, priority: 'asked' } as const;

/** In ms. A request without an answer is cut off after 30 s, and its sources have 10 s each. */
const requestTime = 12 * second;

export function buildCallScope(clock: Clock): CallScope {
  const scopes = new AsyncLocalStorage<Scope>();
  const begin = () => ({ ...noScope, deadline: clock.now() + requestTime });
  const find = (): Scope => scopes.getStore() ?? begin();
  return {
    findCall() {
      const { caller, quotaMember, priority } = find();
      return { member: caller?.memberId, quotaMember, priority };
    },
    callFor(caller, work) {
      let counted: Promise<number | undefined> | undefined;
      const countOnce = { ...caller, countMiss: () => (counted ??= caller.countMiss()) };
      scopes.run({ ...begin(), caller: countOnce }, work);
    },
    findDeadline: () => find().deadline,
    async countMiss() {
      const retryAfter = await find().caller?.countMiss();
      const detail = 'the member has asked for too much';
      return retryAfter === undefined
        ? undefined
        : new UpstreamError('limited', 'Feeds', { detail, retryAfter });
    },
    run({ usesMemberQuota, priority }, work) {
      const scope = find();
      return scopes.run(
        {
          caller: scope.caller,
          deadline: scope.deadline,
          quotaMember: usesMemberQuota ? scope.caller?.memberId : undefined,
          priority: scope.priority === 'spare' ? 'spare' : priority,
        },
        work,
      );
    },
  };
}
