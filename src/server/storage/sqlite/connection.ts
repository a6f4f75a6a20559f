import type { StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type SelectModifierNode } from 'kysely';
import type { Execute, SqlKind } from '../dialect.ts';
import { Queries } from '../queries.ts';
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

export function buildQueries(database: Database): Queries {
  const prepared = new Map<string, Prepared>();
  const prepare = (sql: string) => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const made = { statement, hasRows: statement.columns().length > 0 };
    prepared.set(sql, made);
    return made;
  };
  const execute: Execute = async (sql, parameters) => {
    try {
      const { statement, hasRows } = prepare(sql);
      const values = parameters.map(toSqlValue);
      if (hasRows) return { rows: statement.all(...values) };
      return { rows: [], changes: Number(statement.run(...values).changes) };
    } catch (error) {
      throw toStorageError(error);
    }
  };
  return new Queries(sqlite, execute);
}

function toSqlValue(value: unknown): string | number | null {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  throw new TypeError(`No column holds a ${typeof value}`);
}
