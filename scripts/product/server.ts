import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { builtProgram } from '../setup/built-programs.mjs';
import { root } from '../setup/files.mjs';

export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its first response. */
  readonly startTime: number;
  output(): string;
  /** Stops it with a signal; resolves to its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export function makeDataDir(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'take-profits-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface ServerProgram {
  readonly folder: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

export const built: ServerProgram = { folder: root, args: [builtProgram('server')], env: process.env };

/**
 * Starts the real server as a separate process, on sample data and a free port unless `env` says otherwise. `behind`
 * precedes the command.
 */
export async function startServer(
  env: Readonly<Record<string, string>>,
  behind: readonly string[] = [],
  program: ServerProgram = built,
): Promise<RunningServer> {
  const port = env['PORT'] ?? String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const [command = process.execPath, ...args] = [...behind, process.execPath, ...program.args];
  const child = spawn(command, args, {
    cwd: program.folder,
    env: { ...program.env, UPSTREAMS: 'sample', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => printed.push(String(text)));
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  await untilAnswer(child, `${url}/healthz`, printed);
  const startTime = performance.now() - started;
  // Another server may have taken the port meanwhile, and have answered instead.
  await untilPrinted(child, ' is ready: ', printed);
  return {
    url,
    pid: child.pid ?? 0,
    startTime,
    output: () => printed.join(''),
    async stop(signal = 'SIGTERM') {
      process.off('exit', endWithUs);
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** Between two requests to a server that starts, in ms: each takes processor time from it. */
const pause = 25;

/** Resolves once something answers at the address; throws the process's output if it ends before that. */
export async function untilAnswer(
  child: ChildProcess,
  address: string,
  printed: readonly string[],
): Promise<void> {
  for (;;) {
    expectRunning(child, printed);
    const response = await fetch(address).catch(() => undefined);
    await response?.arrayBuffer();
    // A proxy answers with an error until the server behind it answers.
    if (response !== undefined && response.status < 500) return;
    await wait(pause);
  }
}

async function untilPrinted(child: ChildProcess, words: string, printed: readonly string[]): Promise<void> {
  while (!printed.join('').includes(words)) {
    expectRunning(child, printed);
    await wait(pause);
  }
}

function expectRunning({ exitCode, signalCode }: ChildProcess, printed: readonly string[]): void {
  if (exitCode !== null || signalCode !== null)
    throw new Error(`The server ended at its start:\n${printed.join('')}`);
}

/**
 * The first of `count` free ports in a row. A server takes it a moment later, when another program's connection may have
 * been given it: so it is below the range that systems assign automatically.
 */
export async function findFreePort(count = 1): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const ports = Array.from({ length: count }, (_, index) => port + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
