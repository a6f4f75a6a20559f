import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { types, type CustomTypesConfig, type QueryResult } from 'pg';
import { buildDialect, type SqlKind } from '../dialect.ts';
import type { Tables } from '../tables.ts';
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
 * Queries that are sent over and over, so each is prepared where it is run first, under a name: PostgreSQL plans it once
 * for each connection. No other queries with names may be sent over the same connections.
 */
export function buildQueries(ask: Ask): Kysely<Tables> {
  const names = new Map<string, string>();
  return buildKysely((text, values) => {
    const name = names.get(text) ?? `take_profits_${names.size}`;
    names.set(text, name);
    return ask({ name, text, values: [...values] });
  });
}

/** Queries that are sent once. */
export function buildPassingQueries(ask: Ask): Kysely<Tables> {
  return buildKysely((text, values) => ask({ text, values: [...values] }));
}

function buildKysely(send: (sql: string, values: readonly unknown[]) => ReturnType<Ask>): Kysely<Tables> {
  const dialect = buildDialect(postgres, async (sql, values) => {
    try {
      const { rows, rowCount, command } = await send(sql, values);
      return { rows, ...(command !== 'SELECT' && rowCount !== null && { changes: rowCount }) };
    } catch (error) {
      throw toStorageError(error);
    }
  });
  return new Kysely<Tables>({ dialect });
}
