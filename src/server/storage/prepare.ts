import { sql, type Compilable, type CompiledQuery, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

type Value = string | number | null;
type Values = Readonly<Record<string, Value>>;

/** A query that was put together once and is sent with other values each time. */
export interface Prepared<Args extends Values, Row> {
  all(args: Args): Promise<readonly Row[]>;
  first(args: Args): Promise<Row | undefined>;
  /** How many rows it changed. */
  run(args: Args): Promise<number>;
}

/** Stands in the query for the value that a call brings. */
export type Argument<Args extends Values> = <Name extends keyof Args & string>(
  name: Name,
) => RawBuilder<Args[Name]>;

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Builds a query at its first call and keeps its SQL: putting SQL together costs Kysely more than SQLite needs to
 * run it, and saves are made of such queries.
 */
export function prepare<Args extends Values>(db: Kysely<Tables>) {
  return <Row>(build: (arg: Argument<Args>) => Compilable<Row>): Prepared<Args, Row> => {
    let compiled: CompiledQuery<Row> | undefined;
    const send = async (args: Args) => {
      compiled ??= build((name) => sql`${new Placeholder(name)}`).compile();
      const parameters = compiled.parameters.map((value) =>
        value instanceof Placeholder ? args[value.name] : value,
      );
      return db.executeQuery<Row>({ ...compiled, parameters });
    };
    return {
      all: async (args) => (await send(args)).rows,
      first: async (args) => (await send(args)).rows[0],
      run: async (args) => Number((await send(args)).numAffectedRows ?? 0),
    };
  };
}
