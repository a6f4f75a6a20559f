import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { types, type CustomTypesConfig, type QueryResult } from 'pg';
import type { Tables } from '../../ports/tables.ts';
import { buildDialect, type Execute, type SqlKind } from '../dialect.ts';
import { NamedQueries } from '../named-queries.ts';
import { isUnprepared, toStorageError } from './failures.ts';

const { INT8, NUMERIC, JSON: JSON_TYPE, JSONB } = types.builtins;

/** Parses values as SQLite returns them: integers and sums as numbers, JSON as text. */
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

/** `prepareDatabase` holds the migration lock and the transaction. */
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

type Ask = (query: Query) => Promise<QueryResult<Record<string, unknown>>>;

export interface ToQuery {
  (text: string, values: readonly unknown[]): Query;
  /** Prepares all statements again under new names, unless this query's statement was already renamed. */
  renew(query: Query): void;
}

/**
 * Names statements, so that PostgreSQL parses and plans each once per connection. All named queries of a connection must come
 * from the same call. Behind a pooler statements have no names: another client may have prepared a different one.
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

/** For queries outside transactions: prepares and sends a statement again if its prepared form is outdated. */
export function buildRetryingExecute(toQuery: ToQuery, ask: Ask): Execute {
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

export function buildUnpreparedQueries(ask: Ask): NamedQueries {
  return buildQueries(buildUnprepared(ask));
}

/** By the names of the columns. */
export function buildMigrationQueries(ask: Ask): Kysely<Tables> {
  return new Kysely({ dialect: buildDialect(postgres, buildUnprepared(ask)) });
}

function buildUnprepared(ask: Ask): Execute {
  return buildExecute(nameQueries({ pooled: true }), ask);
}

export function buildQueries(execute: Execute): NamedQueries {
  return new NamedQueries(postgres, execute);
}
