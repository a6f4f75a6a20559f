import type { Pool, PoolClient } from 'pg';
import type { Ask } from './connection.ts';

interface Shared {
  readonly client: Promise<PoolClient>;
  underWay: number;
  failed: boolean;
}

/**
 * Queries over connections that send without waiting, many at once over each where there are more than connections: the
 * more there are, the less each costs. A connection goes back to the pool when nothing is under way on it, so that one on
 * which something hangs is the last that others are sent over.
 */
export function shareConnections(pool: Pool): { readonly ask: Ask; readonly waiting: () => number } {
  const inUse: Shared[] = [];
  let waiting = 0;

  const choose = (): Shared => {
    const [least] = inUse.toSorted((one, other) => one.underWay - other.underWay);
    if (least && inUse.length >= pool.options.max) return least;
    const shared = { client: pool.connect(), underWay: 0, failed: false };
    inUse.push(shared);
    return shared;
  };
  const leave = (shared: Shared) => {
    const index = inUse.indexOf(shared);
    if (index !== -1) inUse.splice(index, 1);
  };

  const ask: Ask = async (query) => {
    const shared = choose();
    shared.underWay += 1;
    waiting += 1;
    try {
      return await (await shared.client).query(query);
    } catch (error) {
      // Its state may be unknown, and what it has prepared may fit no more: nothing new goes over it.
      shared.failed = true;
      leave(shared);
      throw error;
    } finally {
      waiting -= 1;
      shared.underWay -= 1;
      if (shared.underWay === 0) {
        leave(shared);
        shared.client.then(
          (client) => client.release(shared.failed),
          () => undefined,
        );
      }
    }
  };
  return { ask, waiting: () => waiting };
}
