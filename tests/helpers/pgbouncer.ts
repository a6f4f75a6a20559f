import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOwner } from '../../scripts/product/postgres-server.ts';
import { findService } from '../../scripts/setup/programs.mjs';
import { spawnService } from './spawn-service.ts';

export interface Pooler {
  /** The address of a database of the server, through PgBouncer. */
  through(address: string): string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in front of a PostgreSQL server. Few connections make transactions switch between them. */
export async function startPgbouncer(server: string, connections: number): Promise<Pooler> {
  const pgbouncer = findService('PgBouncer');
  if (pgbouncer === undefined) throw new Error('No PgBouncer found: install the package pgbouncer');
  const folder = mkdtempSync(join(tmpdir(), 'tp-bouncer-'));
  const owner = findOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${new URL(server).searchParams.get('host')} port=5432 user=test`,
    '[pgbouncer]',
    'listen_port = 5432',
    `unix_socket_dir = ${folder}`,
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${connections}`,
  ];
  writeFileSync(file, lines.join('\n'));
  const { child, stop } = spawnService(pgbouncer, [file], folder, owner);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (text) => {
      said += String(text);
      if (said.includes('process up')) resolve();
    });
    child.once('exit', () => reject(new Error(`PgBouncer did not start:\n${said}`)));
    child.once('error', reject);
  });
  return {
    through(address) {
      const url = new URL(address);
      url.searchParams.set('host', folder);
      return url.href;
    },
    stop,
  };
}
