import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../setup/postgres.mjs';
import { killNow, listDescendants } from './processes.ts';

export interface PostgresServer {
  url(database: string): string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** kill -9 of all its processes at once. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Starts a private PostgreSQL server, reached through a socket in a temporary folder. `settings` as `name=value`; a
 * machine that crashes may lose what a server with `fsync=off` has acknowledged.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('No PostgreSQL found: set POSTGRES_BIN or install postgresql');
  // Short, because the path of a socket may have about 100 characters only.
  const folder = mkdtempSync(join(tmpdir(), 'tp-pg-'));
  const owner = findOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const files = join(folder, 'data');
  const options = ['-A', 'trust', '-U', 'test', '--no-sync', '--locale=C.UTF-8', '-E', 'UTF8'];
  execFileSync(join(bin, 'initdb'), ['-D', files, ...options], { cwd: folder, stdio: 'ignore', ...owner });
  const settingArgs = ['listen_addresses=', ...settings].flatMap((setting) => ['-c', setting]);
  const serve = () =>
    startProcess([join(bin, 'postgres'), '-D', files, '-k', folder, ...settingArgs], folder, owner);
  let running = await serve();
  const stop = () => end(running);
  const processes = () => {
    const postmaster = Number(readFileSync(join(files, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    return [postmaster, ...listDescendants(postmaster)];
  };
  return {
    url: (database) => `postgres://test@localhost/${database}?host=${encodeURIComponent(folder)}`,
    async start() {
      running = await serve();
    },
    stop,
    async kill() {
      for (const pid of processes()) killNow(pid);
      await end(running);
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL and PgBouncer refuse to run as root, so there they run as the user that PostgreSQL's package made. */
export function findOwner(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

/** The shell ends the server when our end of the pipe closes, so also when this process is killed. */
const guarded = '"$0" "$@" & server=$!; read -r _; kill -INT $server 2>/dev/null; wait $server';

async function startProcess(
  command: readonly string[],
  cwd: string,
  owner: { readonly uid: number; readonly gid: number } | undefined,
): Promise<ChildProcess> {
  const child = spawn('/bin/sh', ['-c', guarded, ...command], {
    cwd,
    stdio: ['pipe', 'ignore', 'pipe'],
    ...owner,
  });
  child.stdin.on('error', () => undefined);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (text) => {
      said += String(text);
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
    child.once('error', reject);
  });
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.stdin?.end();
  await ended;
}
