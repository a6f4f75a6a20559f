import { Kysely, type Compilable, type CompiledQuery } from 'kysely';
import { buildDialect, type Execute, type SqlKind } from './dialect.ts';
import type { Tables } from './tables.ts';

/** A statement that changes rows of one table. */
export interface Write {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** No other write of the command meets its rows, though it may be to the same table. */
  readonly isApart?: boolean;
}

/** Takes a write whose answer nobody waits for. */
export type Post = (write: Write) => Promise<void>;

/** Kysely, and a way past it for SQL that is kept. */
export class Queries extends Kysely<Tables> {
  readonly #execute: Execute;
  readonly #post: Post;

  /** Without `post` a posted write is one like any other. */
  constructor(kind: SqlKind, execute: Execute, post?: Post) {
    super({ dialect: buildDialect(kind, execute) });
    this.#execute = execute;
    this.#post = post ?? (async ({ sql, values }) => void (await execute(sql, values)));
  }

  /** Sends a query at once: several reach the database in the order of the calls, also before the first has ended. */
  async send<Row>({ sql, parameters }: CompiledQuery<Row>) {
    const { rows, changes } = await this.#execute(sql, parameters);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever compiled the query says what its rows are
    return { rows: rows as readonly Row[], changes: changes ?? 0 };
  }

  /** Writes before whatever comes next; what fails may only be known when the transaction ends. */
  async post(write: Compilable, more: Pick<Write, 'isApart'> = {}): Promise<void> {
    const { sql, parameters } = write.compile();
    await this.#post({ sql, values: parameters, ...more });
  }
}
