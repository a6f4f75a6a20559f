import type {
  CompiledQuery,
  DatabaseConnection,
  DatabaseIntrospector,
  Dialect,
  DialectAdapter,
  Driver,
  Kysely,
  QueryCompiler,
  QueryResult,
} from 'kysely';

interface QueryOutcome {
  readonly rows: readonly unknown[];
  readonly changes?: number;
}

export type Execute = (sql: string, values: readonly unknown[]) => Promise<QueryOutcome>;

export interface SqlKind {
  readonly createAdapter: () => DialectAdapter;
  readonly createIntrospector: (db: Kysely<unknown>) => DatabaseIntrospector;
  readonly createQueryCompiler: () => QueryCompiler;
}

/** The connection's owner begins and ends transactions. */
export function buildDialect(kind: SqlKind, execute: Execute): Dialect {
  const connection = buildConnection(execute);
  const driver: Driver = {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: () => Promise.resolve(),
  };
  return { ...kind, createDriver: () => driver };
}

const refuse = () => Promise.reject(new Error('Transactions belong to the owner of the connection'));

function buildConnection(execute: Execute): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, changes } = await execute(sql, parameters);
      return {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely's callers say what the rows are
        rows: rows as Row[],
        ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
      };
    },
    // oxlint-disable-next-line eslint/require-yield -- an unfinished iteration would pin an old snapshot
    async *streamQuery(): AsyncIterableIterator<never> {
      throw new Error('Streaming is not offered');
    },
  };
}
