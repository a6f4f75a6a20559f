import type { Compilable, Kysely, RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** Columns whose name in the code says more. */
export const renamedColumns = {
  curr_coins: 'balance',
  last_collected_date: 'lastCollected',
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

export type Values = Readonly<Record<string, Value>>;

/** Stands for a value that is given when the statement runs. */
export type Argument<Args> = <Name extends keyof Args & string>(name: Name) => RawBuilder<Args[Name]>;

/**
 * A read that each connection builds and prepares once: building takes Kysely longer than running takes SQLite. Statements that
 * are sent at once reach the database in the order of the calls.
 */
export type Statement<Args, Row> = (db: ReadDb, arg: Argument<Args>) => Compilable<Row>;

interface Statements {
  /** The same database; each query first waits. */
  after(wait: () => Promise<void>): ReadDb;
  all<Args extends Values, Row>(statement: Statement<Args, Row>, args: Args): Promise<readonly Row[]>;
  first<Args extends Values, Row>(statement: Statement<Args, Row>, args: Args): Promise<Row | undefined>;
}

/** The database inside a write: a transaction that ends with it. */
export type Db = Kysely<NamedTables> & Statements;

/** The database for reads: it can only select. */
export type ReadDb = Pick<Kysely<NamedTables>, 'selectFrom'> & Statements;
