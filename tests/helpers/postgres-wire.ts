import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface PostgresWire {
  readonly url: string;
  /** From now on existing connections stay open but drop all bytes; new ones work. */
  swallow(): void;
  close(): Promise<void>;
}

/** A proxy in front of a PostgreSQL server's socket, which drops bytes on demand. */
export async function startWire(address: string): Promise<PostgresWire> {
  const url = new URL(address);
  const target = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const folder = mkdtempSync(join(tmpdir(), 'tp-wire-'));
  const passing = new Set<Socket>();
  const server = createServer((client) => {
    passing.add(client);
    const upstream = connect(target);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', (bytes) => passing.has(client) && to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  server.listen(join(folder, '.s.PGSQL.5432'));
  await once(server, 'listening');
  url.searchParams.set('host', folder);
  return {
    url: url.href,
    swallow: () => passing.clear(),
    async close() {
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}
