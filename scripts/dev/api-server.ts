import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../setup/files.mjs';

export interface ApiServer {
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The product's server as a child process that Node restarts when a module of it changes. */
export function startApiServer(env: Readonly<Record<string, string>>): ApiServer {
  let child = spawnServer(env);
  return {
    async restart() {
      await end(child);
      child = spawnServer(env);
    },
    stop: () => end(child),
  };
}

function spawnServer(env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
