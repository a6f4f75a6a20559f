import type { Compilable, Kysely, RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** Columns whose name in the code says more. */
export const renamedColumns = {
  curr_coins: 'balance',
  last_collected_date: 'lastCollected',
  looked_at: 'ranAt',
} as const;

type Camel<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name;

type InCode<Name extends string> = Name extends keyof typeof renamedColumns
  ? (typeof renamedColumns)[Name]
  : Camel<Name>;

/** The tables by the names of the code: `watched_coins.member_id` is `watchedCoins.memberId`. */
export type NamedTables = {
  [Table in keyof Tables as Camel<Table>]: {
    [Column in keyof Tables[Table] as InCode<Column & string>]: Tables[Table][Column];
  };
};

type Value = string | number | null;

/** What a statement may be given. */
export type ValuesOf<Args> = { readonly [Name in keyof Args]: Value };

/** Stands for a value that is given when the statement runs. */
export type Argument<Args> = <Name extends keyof Args & string>(name: Name) => RawBuilder<Args[Name]>;

/**
 * A query that each connection builds and prepares once: building takes Kysely longer than running takes SQLite. Statements
 * that are sent at once reach the database in the order of the calls, before queries that Kysely executes.
 */
export type Statement<Args, Row, From = ReadDb> = (db: From, arg: Argument<Args>) => Compilable<Row>;

interface Statements<From> {
  /** The same database; each query first waits. */
  after(wait: (sql: string, values: readonly unknown[]) => Promise<void>): ReadDb;
  all<Args extends ValuesOf<Args>, Row>(
    statement: Statement<Args, Row, From>,
    args: Args,
  ): Promise<readonly Row[]>;
  first<Args extends ValuesOf<Args>, Row>(
    statement: Statement<Args, Row, From>,
    args: Args,
  ): Promise<Row | undefined>;
}

/** The database for reads: it can only select. */
export interface ReadDb extends Pick<Kysely<NamedTables>, 'selectFrom'>, Statements<ReadDb> {}

/** The database inside a write: a transaction that ends with it. */
export interface Db extends Kysely<NamedTables>, Statements<Db> {
  /** Returns the number of changed rows. */
  run<Args extends ValuesOf<Args>>(statement: Statement<Args, unknown, Db>, args: Args): Promise<number>;
}

/** The values of an insert or update, from arguments of the same names. */
export function fromArguments<Args, Name extends keyof Args & string>(
  arg: Argument<Args>,
  names: readonly Name[],
): { readonly [Each in Name]: RawBuilder<Args[Each]> } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each name
  return Object.fromEntries(names.map((name) => [name, arg(name)])) as {
    readonly [Each in Name]: RawBuilder<Args[Each]>;
  };
}
