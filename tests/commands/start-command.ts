import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, untilAnswer } from '../../scripts/product/server.ts';
import { npmCommand } from '../../scripts/setup/command.mjs';
import { root } from '../../scripts/setup/files.mjs';

export interface RunningCommand {
  readonly url: string;
  output(): string;
  /** Ends it as a terminal does, or by a signal to npm alone; resolves once all its processes have ended. */
  stop(signaled?: 'all' | 'npm'): Promise<void>;
}

/**
 * Runs one of the package's commands as README says, on a free port and with a new empty cache, until one of its paths
 * responds.
 */
export async function startCommand(
  name: string,
  path: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningCommand> {
  const port = await findFreePort(2);
  const cache = makeCache();
  const { command, first } = npmCommand(process.execPath);
  const child = spawn(command, [...first, 'run', name], {
    cwd: root,
    // Without the test runner's environment, which makes Vite and React behave as in tests.
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      CACHE_DIR: cache,
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group: npm passes no signal on to the children of its shell.
    detached: true,
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => printed.push(String(text)));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const signal = (kind: NodeJS.Signals) => {
    if (child.pid !== undefined && isRunning()) process.kill(-child.pid, kind);
  };
  const endWithUs = () => signal('SIGKILL');
  process.once('exit', endWithUs);
  const url = `http://127.0.0.1:${port}`;
  await untilAnswer(child, `${url}${path}`, printed);
  return {
    url,
    output: () => printed.join(''),
    async stop(signaled = 'all') {
      process.off('exit', endWithUs);
      if (!isRunning()) return;
      const closed = once(child, 'close');
      if (signaled === 'all') signal('SIGTERM');
      else child.kill('SIGTERM');
      await closed;
      rmSync(cache, { recursive: true, force: true });
    },
  };
}

/** Inside the project: a development server may serve only files there. */
function makeCache(): string {
  const folder = join(root, 'node_modules/.cache');
  mkdirSync(folder, { recursive: true });
  return mkdtempSync(join(folder, 'test-'));
}
