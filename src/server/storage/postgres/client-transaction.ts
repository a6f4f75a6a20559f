import type { ClientBase } from 'pg';
import type { Db } from '../../ports/database.ts';
import { buildExecute, buildQueries, type ToQuery } from './connection.ts';
import { toStorageError } from './failures.ts';
import { toBegin, type Route } from './pool.ts';

/**
 * The transactions of one connection, one after another. BEGIN is sent with the first statement. Every statement after
 * a failure rejects with that first failure: PostgreSQL itself would only report 25P02.
 */
export class ClientTransaction {
  readonly tx: Db;
  readonly #client: ClientBase;
  readonly #begin: string;
  #failure: unknown;

  constructor(client: ClientBase, route: Route, toQuery: ToQuery) {
    this.#client = client;
    this.#begin = toBegin(route);
    const execute = buildExecute(toQuery, (query) => client.query(query));
    this.tx = buildQueries((sql, values) => this.#send(() => execute(sql, values)));
  }

  get failure(): unknown {
    return this.#failure;
  }

  begin(): void {
    this.#failure = undefined;
    this.#send(() => this.#client.query(this.#begin)).catch(() => undefined);
  }

  /** Rejects if any statement failed, even if the write ignored it. */
  async commit(): Promise<void> {
    await this.#send(() => this.#client.query('COMMIT'));
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** False if the state of the connection is unknown. */
  async rollBack(): Promise<boolean> {
    try {
      await this.#client.query('ROLLBACK');
      return true;
    } catch {
      return false;
    }
  }

  async #send<T>(query: () => Promise<T>): Promise<T> {
    if (this.#failure !== undefined) throw this.#failure;
    try {
      return await query();
    } catch (error) {
      this.#failure ??= toStorageError(error);
      throw this.#failure;
    }
  }
}
