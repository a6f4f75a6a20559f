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

/** Sends one query over a connection, or over whichever of a pool is free. */
export type Ask = (query: {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}) => Promise<QueryResult<Record<string, unknown>>>;

/**
 * Sends queries, each prepared where it is run first, under a name: PostgreSQL plans it once for each connection. No other
 * queries with names may be sent over the same connections. Through a pooler they leave nothing behind.
 */
export function buildExecute({ pooled }: { readonly pooled: boolean }, ask: Ask): Execute {
  const names = new Map<string, string>();
  return failingAsStorage((text, values) => {
    if (pooled) return ask({ text, values: [...values] });
    const name = names.get(text) ?? `take_profits_${names.size}`;
    names.set(text, name);
    return ask({ name, text, values: [...values] });
  });
}

/** Sends queries over a connection for a while. */
export function buildPassingQueries(ask: Ask): Queries {
  return buildQueries(buildExecute({ pooled: true }, ask));
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
