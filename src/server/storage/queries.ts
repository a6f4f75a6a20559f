import { Kysely, type CompiledQuery } from 'kysely';
import { buildDialect, type Execute, type SqlKind } from './dialect.ts';
import type { Tables } from '../ports/tables.ts';
import { NamedQueries } from './named-queries.ts';

export class Queries extends Kysely<Tables> {
  readonly #execute: Execute;
  /** The same connection, by the names of the code. */
  readonly named: NamedQueries;

  constructor(kind: SqlKind, execute: Execute) {
    super({ dialect: buildDialect(kind, execute) });
    this.#execute = execute;
    this.named = new NamedQueries(kind, execute);
  }

  /** Concurrent calls reach the database in the order of the calls. */
  async send<Row>({ sql, parameters }: CompiledQuery<Row>) {
    const { rows, changes } = await this.#execute(sql, parameters);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query's type says what its rows are
    return { rows: rows as readonly Row[], changes: changes ?? 0 };
  }
}
