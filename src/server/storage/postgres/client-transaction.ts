import type { ClientBase } from 'pg';
import type { Tx } from '../../ports/storage.ts';
import { buildTx } from '../writes.ts';
import { buildExecute, buildQueries, type ToQuery } from './connection.ts';
import { toStorageError } from './failures.ts';
import { toBegin, type Route } from './pool.ts';
import { PostedWrites } from './posted-writes.ts';

/**
 * One transaction after the other over a connection that sends without waiting: BEGIN goes with the first statement, COMMIT
 * with the last.
 */
export class ClientTransaction {
  readonly tx: Tx;
  readonly #client: ClientBase;
  readonly #route: Route;
  readonly #writes: PostedWrites;
  #begun: Promise<unknown> = Promise.resolve();

  constructor(client: ClientBase, route: Route, toQuery: ToQuery) {
    this.#client = client;
    this.#route = route;
    const execute = buildExecute(toQuery, (query) => client.query(query));
    const writes = new PostedWrites(execute);
    this.#writes = writes;
    const queries = buildQueries(
      (sql, values) => {
        writes.send();
        return execute(sql, values);
      },
      async (write) => writes.post(write),
    );
    this.tx = buildTx(queries, { holdMembers: true });
  }

  begin(): void {
    this.#writes.clear();
    this.#begun = this.#send('begin', toBegin(this.#route));
    this.#begun.catch(() => undefined);
  }

  async commit(): Promise<void> {
    // Had it failed, what is written from here on would be on its own.
    await this.#begun;
    this.#writes.send();
    const command = await this.#send('commit', 'COMMIT');
    const failure = await this.#writes.findFailure();
    if (failure !== undefined) throw failure;
    // PostgreSQL answers the COMMIT of a transaction that failed with ROLLBACK, which is no error by itself.
    if (command !== 'COMMIT') throw new Error('A failure in the command was swallowed');
  }

  findFailure(): Promise<unknown> {
    return this.#writes.findFailure();
  }

  /** False where the state of the connection is unknown. */
  async rollBack(): Promise<boolean> {
    try {
      await this.#client.query('ROLLBACK');
      return true;
    } catch {
      return false;
    }
  }

  async #send(name: string, text: string): Promise<string> {
    try {
      return (await this.#client.query(this.#route.pooled ? text : { name, text })).command;
    } catch (error) {
      throw toStorageError(error);
    }
  }
}
