import type { StatementSync } from 'node:sqlite';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Database } from './database.ts';

/**
 * Kysely over one connection of node:sqlite. It begins and ends no transactions: whoever owns the connection
 * does, around the queries.
 */
export function buildDialect(database: Database): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => buildDriver(new OneConnection(database)),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

const refuse = () => Promise.reject(new Error('Transactions belong to the owner of the connection'));

function buildDriver(connection: DatabaseConnection): Driver {
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: () => Promise.resolve(),
  };
}

class OneConnection implements DatabaseConnection {
  readonly #database: Database;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(database: Database) {
    this.#database = database;
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#prepare(sql);
    const values = parameters.map(toSqlValue);
    if (statement.columns().length > 0) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely's callers say what the rows are
      return Promise.resolve({ rows: statement.all(...values) as Row[] });
    }
    const { changes } = statement.run(...values);
    return Promise.resolve({ rows: [], numAffectedRows: BigInt(changes) });
  }

  // oxlint-disable-next-line eslint/require-yield -- an unfinished iteration would pin an old snapshot
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not offered');
  }

  #prepare(sql: string): StatementSync {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}

function toSqlValue(value: unknown): string | number | null {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  throw new TypeError(`No column holds a ${typeof value}`);
}
