import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallFor, CallPriority, CurrentCall, FeedCaller, FindCall } from '../ports/sources.ts';
import { UpstreamError } from '../ports/upstream.ts';

/** Knows which request led to a call. */
export interface CallScope {
  readonly findCall: FindCall;
  readonly callFor: CallFor;
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
}

const noScope: Scope = { caller: undefined, quotaMember: undefined, priority: 'asked' };

export function buildCallScope(): CallScope {
  const scopes = new AsyncLocalStorage<Scope>();
  const find = () => scopes.getStore() ?? noScope;
  return {
    findCall() {
      const { caller, quotaMember, priority } = find();
      return { member: caller?.memberId, quotaMember, priority };
    },
    callFor(caller, work) {
      let counted: Promise<number | undefined> | undefined;
      const countOnce = { ...caller, countMiss: () => (counted ??= caller.countMiss()) };
      scopes.run({ ...noScope, caller: countOnce }, work);
    },
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
          quotaMember: usesMemberQuota ? scope.caller?.memberId : undefined,
          priority: scope.priority === 'spare' ? 'spare' : priority,
        },
        work,
      );
    },
  };
}
