import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { types, type CustomTypesConfig, type QueryResult } from 'pg';
import type { Execute, SqlKind } from '../dialect.ts';
import { Queries, type Post } from '../queries.ts';
import { isUnprepared, toStorageError } from './failures.ts';

const { INT8, NUMERIC, JSON: JSON_TYPE, JSONB } = types.builtins;

/** Makes PostgreSQL read like SQLite: whole numbers and sums as numbers, JSON as the text it is kept as. */
export const readAlike: CustomTypesConfig = {
  getTypeParser(oid, format) {
    switch (oid) {
      case INT8:
      case NUMERIC:
        return Number;
      case JSON_TYPE:
      case JSONB:
        return String;
      default:
        return types.getTypeParser(oid, format);
    }
  },
};

/** Whoever migrates holds the lock and the transaction already. */
class PlainAdapter extends PostgresAdapter {
  override get supportsTransactionalDdl(): boolean {
    return false;
  }
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

const postgres: SqlKind = {
  createAdapter: () => new PlainAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

interface Query {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/** Sends one query over a connection, or over whichever of a pool is free. */
export type Ask = (query: Query) => Promise<QueryResult<Record<string, unknown>>>;

/** Makes a query of a statement and its values. */
export interface ToQuery {
  (text: string, values: readonly unknown[]): Query;
  /** All statements are prepared anew from here on, where that of this query has not been since: it fits no more. */
  renew(query: Query): void;
}

/**
 * Queries that are prepared where they are run first, under a name: PostgreSQL plans each once for each connection. No
 * other queries with names may be sent over the same connections. Through a pooler they leave nothing behind.
 */
export function nameQueries({ pooled }: { readonly pooled: boolean }): ToQuery {
  const names = new Map<string, string>();
  let made = 0;
  const toQuery = (text: string, values: readonly unknown[]): Query => {
    if (pooled) return { text, values: [...values] };
    const name = names.get(text) ?? `take_profits_${made++}`;
    names.set(text, name);
    return { name, text, values: [...values] };
  };
  const renew = ({ name, text }: Query) => {
    if (name !== undefined && names.get(text) === name) names.clear();
  };
  return Object.assign(toQuery, { renew });
}

export function buildExecute(toQuery: ToQuery, ask: Ask): Execute {
  return async (text, values) => {
    const query = toQuery(text, values);
    try {
      const { rows, rowCount, command } = await ask(query);
      return { rows, ...(command !== 'SELECT' && rowCount !== null && { changes: rowCount }) };
    } catch (error) {
      if (isUnprepared(error)) toQuery.renew(query);
      throw toStorageError(error);
    }
  };
}

/** The same for statements that depend on no others: one that did not run because of how it was prepared is sent again. */
export function buildRepeatingExecute(toQuery: ToQuery, ask: Ask): Execute {
  const execute = buildExecute(toQuery, ask);
  return async (text, values) => {
    try {
      return await execute(text, values);
    } catch (error) {
      if (!isUnprepared(error)) throw error;
      return execute(text, values);
    }
  };
}

/** Sends queries over a connection for a while. */
export function buildPassingQueries(ask: Ask): Queries {
  return buildQueries(buildExecute(nameQueries({ pooled: true }), ask));
}

export function buildQueries(execute: Execute, post?: Post): Queries {
  return new Queries(postgres, execute, post);
}
