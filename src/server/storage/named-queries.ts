import { Kysely, type CompiledQuery } from 'kysely';
import type { Db, NamedTables, Statement, ValuesOf } from '../ports/database.ts';
import { buildDialect, type Execute, type SqlKind } from './dialect.ts';
import { Names } from './names.ts';
import { fill, placeholder } from './placeholder.ts';

export class NamedQueries extends Kysely<NamedTables> implements Db {
  readonly #kind: SqlKind;
  readonly #execute: Execute;
  readonly #names: Names;
  readonly #built = new Map<unknown, CompiledQuery>();

  constructor(kind: SqlKind, execute: Execute) {
    const names = new Names();
    super({ dialect: buildDialect(kind, execute), plugins: [names] });
    this.#kind = kind;
    this.#names = names;
    this.#execute = execute;
  }

  async all<Args extends ValuesOf<Args>, Row>(
    statement: Statement<Args, Row, Db>,
    args: Args,
  ): Promise<readonly Row[]> {
    const { rows } = await this.#send(statement, args);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the statement's type says what its rows are
    return this.#names.toNamed(rows as readonly Row[]);
  }

  async first<Args extends ValuesOf<Args>, Row>(
    statement: Statement<Args, Row, Db>,
    args: Args,
  ): Promise<Row | undefined> {
    return (await this.all(statement, args))[0];
  }

  async run<Args extends ValuesOf<Args>>(
    statement: Statement<Args, unknown, Db>,
    args: Args,
  ): Promise<number> {
    return (await this.#send(statement, args)).changes ?? 0;
  }

  #send<Args extends ValuesOf<Args>>(statement: Statement<Args, unknown, Db>, args: Args) {
    const built = this.#built.get(statement) ?? statement(this, placeholder).compile();
    this.#built.set(statement, built);
    return this.#execute(built.sql, fill(built.parameters, args));
  }

  after(wait: (...query: Parameters<Execute>) => Promise<void>): NamedQueries {
    return new NamedQueries(this.#kind, async (...query) => {
      await wait(...query);
      return this.#execute(...query);
    });
  }
}
