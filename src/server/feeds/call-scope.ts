import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallScope, CurrentCall, FeedCaller } from '../ports/sources.ts';
import { UpstreamError } from '../ports/upstream.ts';

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
