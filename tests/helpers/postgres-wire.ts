import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface PostgresWire {
  /** The database's address through here. */
  readonly url: string;
  /** What went by since the last call: statements, and how often somebody had to wait for PostgreSQL. */
  count(): { readonly statements: number; readonly turns: number };
  close(): Promise<void>;
}

/** The messages that end a statement: Sync of the extended protocol, and Query. */
const ends = new Set(['S', 'Q']);

/** Stands before a PostgreSQL server's socket and counts. */
export async function startWire(address: string): Promise<PostgresWire> {
  const url = new URL(address);
  const target = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const folder = mkdtempSync(join(tmpdir(), 'tp-wire-'));
  let counted = { statements: 0, turns: 0 };
  const server = createServer((client) => {
    const upstream = connect(target);
    const countEnds = buildCounter();
    let asked = false;
    client.on('data', (bytes: Buffer) => {
      counted.statements += countEnds(bytes);
      if (!asked) counted.turns += 1;
      asked = true;
      upstream.write(bytes);
    });
    upstream.on('data', (bytes: Buffer) => {
      asked = false;
      client.write(bytes);
    });
    endTogether(client, upstream);
  });
  server.listen(join(folder, '.s.PGSQL.5432'));
  await once(server, 'listening');
  url.searchParams.set('host', folder);
  return {
    url: url.href,
    count() {
      const before = counted;
      counted = { statements: 0, turns: 0 };
      return before;
    },
    async close() {
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}

/** Counts the statements of one connection; its first message has no type. */
function buildCounter(): (bytes: Buffer) => number {
  let rest: Buffer = Buffer.alloc(0);
  let typed = 0;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    let found = 0;
    while (rest.length >= typed + 4) {
      const length = typed + rest.readUInt32BE(typed);
      if (rest.length < length) break;
      if (typed === 1 && ends.has(String.fromCharCode(rest[0] ?? 0))) found += 1;
      rest = rest.subarray(length);
      typed = 1;
    }
    return found;
  };
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
