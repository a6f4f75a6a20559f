import { sql, type RawBuilder } from 'kysely';

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Stands in a query that is built once for a value that is given when it runs. */
export function placeholder<Value>(name: string): RawBuilder<Value> {
  return sql<Value>`${new Placeholder(name)}`;
}

export function fill(parameters: readonly unknown[], args: object): unknown[] {
  return parameters.map((value) => (value instanceof Placeholder ? Reflect.get(args, value.name) : value));
}
