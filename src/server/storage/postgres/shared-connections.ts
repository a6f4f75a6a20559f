import type { Pool, PoolClient } from 'pg';
import type { Ask } from './connection.ts';
import { leavesUsable } from './failures.ts';

interface Shared {
  readonly client: Promise<PoolClient>;
  /** Whoever asks over it. */
  users: number;
  /** Queries that are not answered yet. */
  underWay: number;
  /** When the first of these had nothing before it any more, in ms. */
  since: number;
  failed: boolean;
}

/** A connection on which nothing was answered for so many ms gets no more queries while there are others. */
const hanging = 10;

/** Which connection a query goes over where more users than connections are about. */
export type Choice = 'fewest' | 'most';

/**
 * Queries over connections that send without waiting, many at once over each where there are more than connections. What
 * goes over the same one at the same moment costs less, here and there, so reads take the one with most users then, as
 * long as it answers; what waits for the disk takes the one with fewest. A connection that nobody uses goes back to the pool.
 */
export class SharedConnections {
  readonly #pool: Pool;
  readonly #choice: Choice;
  readonly #inUse: Shared[] = [];
  #waiting = 0;

  constructor(pool: Pool, choice: Choice) {
    this.#pool = pool;
    this.#choice = choice;
  }

  /** Queries under way. */
  get waiting(): number {
    return this.#waiting;
  }

  readonly ask: Ask = async (query) => {
    const pinned = this.pin();
    try {
      return await pinned.ask(query);
    } finally {
      pinned.free();
    }
  };

  /** Asks over one connection, where queries are answered in the order in which they were asked; `free` lets go of it. */
  pin(): { readonly ask: Ask; readonly free: () => void } {
    const shared = this.#choose() ?? this.#open();
    shared.users += 1;
    return { ask: (query) => this.#send(shared, query), free: () => this.#free(shared) };
  }

  /** Undefined: one more is to be opened. */
  #choose(): Shared | undefined {
    const { max } = this.#pool.options;
    const byUsers = this.#inUse.toSorted((one, other) => one.users - other.users);
    const fewest = this.#inUse.length < max ? undefined : byUsers[0];
    const isCrowded = this.#inUse.reduce((sum, { users }) => sum + users, 0) >= max;
    if (this.#choice === 'fewest' || !isCrowded) return fewest;
    const limit = performance.now() - hanging;
    return byUsers.findLast(({ underWay, since }) => underWay === 0 || since > limit) ?? fewest;
  }

  #open(): Shared {
    const shared = { client: this.#pool.connect(), users: 0, underWay: 0, since: 0, failed: false };
    this.#inUse.push(shared);
    return shared;
  }

  async #send(shared: Shared, query: Parameters<Ask>[0]): ReturnType<Ask> {
    this.#waiting += 1;
    if (shared.underWay === 0) shared.since = performance.now();
    shared.underWay += 1;
    try {
      return await (await shared.client).query(query);
    } catch (error) {
      if (!leavesUsable(error)) {
        // Its state is unknown: nothing new goes over it.
        shared.failed = true;
        this.#leave(shared);
      }
      throw error;
    } finally {
      this.#waiting -= 1;
      shared.underWay -= 1;
      shared.since = performance.now();
    }
  }

  #free(shared: Shared): void {
    shared.users -= 1;
    if (shared.users > 0) return;
    this.#leave(shared);
    shared.client.then(
      (client) => client.release(shared.failed),
      () => undefined,
    );
  }

  #leave(shared: Shared): void {
    const index = this.#inUse.indexOf(shared);
    if (index !== -1) this.#inUse.splice(index, 1);
  }
}
