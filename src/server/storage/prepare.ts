import type { Compilable, CompiledQuery } from 'kysely';
import type { Argument, ValuesOf } from '../ports/database.ts';
import { fill, placeholder } from './placeholder.ts';
import type { Queries } from './queries.ts';

interface Prepared<Args extends ValuesOf<Args>, Row> {
  all(args: Args): Promise<readonly Row[]>;
  first(args: Args): Promise<Row | undefined>;
  /** Returns the number of changed rows. */
  run(args: Args): Promise<number>;
}

/** Built at the first call only: building takes Kysely longer than running takes SQLite, and every save uses such queries. */
export function prepare<Args extends ValuesOf<Args>>(db: Queries) {
  return <Row>(build: (arg: Argument<Args>) => Compilable<Row>): Prepared<Args, Row> => {
    let compiled: CompiledQuery<Row> | undefined;
    const toQuery = (args: Args): CompiledQuery<Row> => {
      compiled ??= build(placeholder).compile();
      return { ...compiled, parameters: fill(compiled.parameters, args) };
    };
    return {
      all: async (args) => (await db.send(toQuery(args))).rows,
      first: async (args) => (await db.send(toQuery(args))).rows[0],
      run: async (args) => (await db.send(toQuery(args))).changes,
    };
  };
}
