import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SentStatement {
  readonly connection: number;
  readonly sql: string;
  readonly values: readonly (string | null)[];
}

export interface PostgresWire {
  readonly url: string;
  /** Since the last call: the number of statements, and of waits for PostgreSQL. */
  count(): { readonly statements: number; readonly turns: number };
  takeStatements(): readonly SentStatement[];
  takeErrors(): readonly string[];
  /** From now on existing connections stay open but drop all bytes; new ones work. */
  swallow(): void;
  close(): Promise<void>;
}

/** The messages that end a statement: Sync of the extended protocol, and Query. */
const ends = new Set(['S', 'Q']);

/** A proxy in front of a PostgreSQL server's socket: counts and reports messages, and drops them on demand. */
export async function startWire(address: string): Promise<PostgresWire> {
  const url = new URL(address);
  const target = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const folder = mkdtempSync(join(tmpdir(), 'tp-wire-'));
  let seen = beginSeen();
  let connections = 0;
  const passing = new Set<Socket>();
  const server = createServer((client) => {
    passing.add(client);
    const upstream = connect(target);
    connections += 1;
    const ofClient = buildReader({ startsUntyped: true });
    const ofServer = buildReader({ startsUntyped: false });
    const toStatement = buildStatements(connections);
    let asked = false;
    client.on('data', (bytes: Buffer) => {
      if (!passing.has(client)) return;
      for (const message of ofClient(bytes)) {
        if (ends.has(message.type)) seen.statements += 1;
        const statement = toStatement(message);
        if (statement) seen.sent.push(statement);
      }
      if (!asked) seen.turns += 1;
      asked = true;
      upstream.write(bytes);
    });
    upstream.on('data', (bytes: Buffer) => {
      if (!passing.has(client)) return;
      for (const message of ofServer(bytes)) if (message.type === 'E') seen.errors.push(toCode(message.body));
      asked = false;
      client.write(bytes);
    });
    endTogether(client, upstream);
  });
  server.listen(join(folder, '.s.PGSQL.5432'));
  await once(server, 'listening');
  url.searchParams.set('host', folder);
  const take = () => {
    const before = seen;
    seen = beginSeen();
    return before;
  };
  return {
    url: url.href,
    count() {
      const { statements, turns } = take();
      return { statements, turns };
    },
    takeStatements: () => take().sent,
    takeErrors: () => take().errors,
    swallow: () => passing.clear(),
    async close() {
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}

interface Seen {
  statements: number;
  turns: number;
  readonly sent: SentStatement[];
  readonly errors: string[];
}

const beginSeen = (): Seen => ({ statements: 0, turns: 0, sent: [], errors: [] });

/** https://www.postgresql.org/docs/current/protocol-message-formats.html */
interface Message {
  readonly type: string;
  readonly body: Buffer;
}

/** Splits a connection's bytes into messages; a client's first message has no type. */
function buildReader({ startsUntyped }: { readonly startsUntyped: boolean }) {
  let rest: Buffer = Buffer.alloc(0);
  let typed = startsUntyped ? 0 : 1;
  return (bytes: Buffer): readonly Message[] => {
    rest = Buffer.concat([rest, bytes]);
    const messages: Message[] = [];
    while (rest.length >= typed + 4) {
      const length = typed + rest.readUInt32BE(typed);
      if (rest.length < length) break;
      messages.push({
        type: typed === 0 ? '' : String.fromCharCode(rest[0] ?? 0),
        body: rest.subarray(typed + 4, length),
      });
      rest = rest.subarray(length);
      typed = 1;
    }
    return messages;
  };
}

/** The statements of one connection: a Query, or a Bind of the statement parsed under that name. */
function buildStatements(connection: number) {
  const prepared = new Map<string, string>();
  return ({ type, body }: Message): SentStatement | undefined => {
    const fields = new Fields(body);
    if (type === 'P') prepared.set(fields.text(), fields.text());
    if (type === 'Q') return { connection, sql: fields.text(), values: [] };
    if (type !== 'B') return undefined;
    fields.text();
    const sql = prepared.get(fields.text()) ?? '';
    fields.list(() => fields.number(2));
    return { connection, sql, values: fields.list(() => fields.value()) };
  };
}

class Fields {
  readonly #body: Buffer;
  #at = 0;

  constructor(body: Buffer) {
    this.#body = body;
  }

  text(): string {
    const end = this.#body.indexOf(0, this.#at);
    const text = this.#body.toString('utf8', this.#at, end);
    this.#at = end + 1;
    return text;
  }

  number(bytes: number): number {
    this.#at += bytes;
    return this.#body.readIntBE(this.#at - bytes, bytes);
  }

  list<T>(read: () => T): readonly T[] {
    return Array.from({ length: this.number(2) }, read);
  }

  value(): string | null {
    const length = this.number(4);
    if (length < 0) return null;
    this.#at += length;
    return this.#body.toString('utf8', this.#at - length, this.#at);
  }
}

function toCode(body: Buffer): string {
  return /\0C([0-9A-Z]{5})\0/.exec(body.toString('utf8'))?.[1] ?? '';
}

function endTogether(one: Socket, other: Socket): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
}
