import type { StatementSync } from 'node:sqlite';
import {
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SelectModifierNode,
} from 'kysely';
import type { Tables } from '../../ports/tables.ts';
import { buildDialect, type Execute, type SqlKind } from '../dialect.ts';
import { NamedQueries } from '../named-queries.ts';
import type { Database } from './database.ts';
import { toStorageError } from './failures.ts';

/** Locks no rows: the one writer runs one transaction after another. */
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate') super.visitSelectModifier(node);
  }
}

const sqlite: SqlKind = {
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new LocklessCompiler(),
};

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

export function buildQueries(database: Database): NamedQueries {
  return new NamedQueries(sqlite, buildExecute(database));
}

/** By the names of the columns. */
export function buildMigrationQueries(database: Database): Kysely<Tables> {
  return new Kysely({ dialect: buildDialect(sqlite, buildExecute(database)) });
}

function buildExecute(database: Database): Execute {
  const prepared = new Map<string, Prepared>();
  const prepare = (sql: string) => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const made = { statement, hasRows: statement.columns().length > 0 };
    prepared.set(sql, made);
    return made;
  };
  return async (sql, parameters) => {
    try {
      const { statement, hasRows } = prepare(sql);
      const values = parameters.map(toSqlValue);
      if (hasRows) return { rows: statement.all(...values) };
      return { rows: [], changes: Number(statement.run(...values).changes) };
    } catch (error) {
      throw toStorageError(error);
    }
  };
}

function toSqlValue(value: unknown): string | number | null {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  throw new TypeError(`No column holds a ${typeof value}`);
}
