import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { types, type CustomTypesConfig, type QueryResult } from 'pg';
import type { Execute, SqlKind } from '../dialect.ts';
import { Queries, type Post } from '../queries.ts';
import { toStorageError } from './failures.ts';

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
export type ToQuery = (text: string, values: readonly unknown[]) => Query;

/**
 * Queries that are prepared where they are run first, under a name: PostgreSQL plans each once for each connection. No
 * other queries with names may be sent over the same connections. Through a pooler they leave nothing behind.
 */
export function nameQueries({ pooled }: { readonly pooled: boolean }): ToQuery {
  const names = new Map<string, string>();
  return (text, values) => {
    if (pooled) return { text, values: [...values] };
    const name = names.get(text) ?? `take_profits_${names.size}`;
    names.set(text, name);
    return { name, text, values: [...values] };
  };
}

export function buildExecute(toQuery: ToQuery, ask: Ask): Execute {
  return failingAsStorage((text, values) => ask(toQuery(text, values)));
}

/** Sends queries over a connection for a while. */
export function buildPassingQueries(ask: Ask): Queries {
  return buildQueries(buildExecute(nameQueries({ pooled: true }), ask));
}

export function buildQueries(execute: Execute, post?: Post): Queries {
  return new Queries(postgres, execute, post);
}

function failingAsStorage(send: (sql: string, values: readonly unknown[]) => ReturnType<Ask>): Execute {
  return async (sql, values) => {
    try {
      const { rows, rowCount, command } = await send(sql, values);
      return { rows, ...(command !== 'SELECT' && rowCount !== null && { changes: rowCount }) };
    } catch (error) {
      throw toStorageError(error);
    }
  };
}
