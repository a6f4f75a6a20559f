import { sql, type Compilable, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Queries } from './queries.ts';

type Value = string | number | null;
type Values = Readonly<Record<string, Value>>;

interface Prepared<Args extends Values, Row> {
  all(args: Args): Promise<readonly Row[]>;
  first(args: Args): Promise<Row | undefined>;
  /** Returns the number of changed rows. */
  run(args: Args): Promise<number>;
}

export type Argument<Args extends Values> = <Name extends keyof Args & string>(
  name: Name,
) => RawBuilder<Args[Name]>;

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Built at the first call only: building takes Kysely longer than running takes SQLite, and every save uses such queries. */
export function prepare<Args extends Values>(db: Queries) {
  return <Row>(build: (arg: Argument<Args>) => Compilable<Row>): Prepared<Args, Row> => {
    let compiled: CompiledQuery<Row> | undefined;
    const fill = (args: Args): CompiledQuery<Row> => {
      compiled ??= build((name) => sql`${new Placeholder(name)}`).compile();
      const parameters = compiled.parameters.map((value) =>
        value instanceof Placeholder ? args[value.name] : value,
      );
      return { ...compiled, parameters };
    };
    return {
      all: async (args) => (await db.send(fill(args))).rows,
      first: async (args) => (await db.send(fill(args))).rows[0],
      run: async (args) => (await db.send(fill(args))).changes,
    };
  };
}
