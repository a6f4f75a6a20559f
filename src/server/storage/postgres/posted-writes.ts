import type { Execute } from '../dialect.ts';
import type { Write } from '../queries.ts';

/** Writes of one transaction that wait to be sent together: each statement costs PostgreSQL and the driver more than its work. */
export class PostedWrites {
  readonly #execute: Execute;
  readonly #join = keepJoined(joinWrites);
  readonly #tables = new Set<string>();
  #waiting: Write[] = [];
  #sent: Promise<void>[] = [];
  #failure: unknown;

  constructor(execute: Execute) {
    this.#execute = execute;
  }

  post(write: Write): void {
    for (const table of meetingTables([write])) {
      if (this.#tables.has(table)) this.send();
      this.#tables.add(table);
    }
    this.#waiting.push(write);
  }

  /** Sends what waits; what comes of it is told by findFailure. */
  send(): void {
    const writes = this.#waiting;
    if (writes.length === 0) return;
    this.#waiting = [];
    this.#tables.clear();
    const sent = this.#execute(
      this.#join(writes),
      writes.flatMap(({ values }) => values),
    );
    this.#sent.push(
      sent.then(
        () => undefined,
        (error: unknown) => void (this.#failure ??= error),
      ),
    );
  }

  /** The first failure of what was sent, once all of it is answered. */
  async findFailure(): Promise<unknown> {
    await Promise.all(this.#sent);
    return this.#failure;
  }

  /** Forgets everything: another transaction begins. */
  clear(): void {
    this.#waiting = [];
    this.#tables.clear();
    this.#sent = [];
    this.#failure = undefined;
  }
}

/** Joins statements once for each list of them; their values may be others each time. */
export function keepJoined(join: (writes: readonly Write[]) => string): typeof join {
  const joined = new Map<string, string>();
  return (writes) => {
    const key = writes.map(({ sql }) => sql).join('\n');
    const sql = joined.get(key) ?? join(writes);
    joined.set(key, sql);
    return sql;
  };
}

/** The tables of writes that may meet in them: parts of one statement do not see each other's rows. */
export function meetingTables(writes: readonly Write[]): readonly string[] {
  return writes.flatMap(({ sql, isApart = false }) => (isApart ? [] : [toTable(sql)]));
}

function toTable(sql: string): string {
  const table = /^(?:insert into|update|delete from) "(\w+)"/.exec(sql)?.[1];
  if (table === undefined) throw new Error(`Not a write to one table: ${sql}`);
  return table;
}

/** One statement of several, the last of them around the others; the values follow one another. */
function joinWrites(writes: readonly Write[]): string {
  const parts = numberOn(writes, 0);
  const others = parts.slice(0, -1).map((part, index) => `w${index} as (${part})`);
  return [others.length === 0 ? '' : `with ${others.join(', ')} `, parts.at(-1) ?? ''].join('');
}

/** The statements with their values numbered one after another, after so many others. */
export function numberOn(writes: readonly Write[], others: number): readonly string[] {
  let before = others;
  return writes.map(({ sql, values }) => {
    const shift = before;
    before += values.length;
    return sql.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + shift}`);
  });
}
