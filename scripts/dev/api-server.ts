import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { untilAnswer } from '../product/server.ts';
import { root } from '../setup/files.mjs';

export interface ApiServer {
  /** Stops the server once its requests are answered, and starts it again with the present code and content. */
  restart(): void;
  /** Resolves once the server answers, or has ended. A restart waits for the end of `request`, for 5 s at most. */
  readonly ready: (request?: ServerResponse) => Promise<void>;
  stop(): Promise<void>;
}

/** How long a restart waits for requests in progress, in ms. */
const requestTimeout = 5000;

export function startApiServer(port: number, env: Readonly<Record<string, string>>): ApiServer {
  const spawnServer = () =>
    spawn(process.execPath, ['scripts/dev/api-main.ts'], {
      cwd: root,
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  let child = spawnServer();
  let ready = untilReady(child, port);
  let restarting: Promise<void> | undefined;
  let isStopped = false;
  const requests = new Set<ServerResponse>();
  // A crash of this process must not leave the server on its port.
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    restart() {
      // A server that is about to start reads the newest content anyway.
      restarting ??= (async () => {
        // The server refuses a connection that arrives while it ends.
        await Promise.race([untilClosed(requests), sleep(requestTimeout)]);
        await end(child);
        restarting = undefined;
        if (isStopped) return;
        child = spawnServer();
        ready = untilReady(child, port);
        await ready;
      })();
      ready = restarting;
    },
    async ready(request) {
      // The next restart may end a start that is awaited.
      let awaited;
      do {
        awaited = ready;
        await awaited;
      } while (awaited !== ready);
      if (request === undefined || request.closed) return;
      requests.add(request);
      request.once('close', () => requests.delete(request));
    },
    async stop() {
      isStopped = true;
      await end(child);
    },
  };
}

async function untilClosed(requests: ReadonlySet<ServerResponse>): Promise<void> {
  await Promise.all(Array.from(requests, (request) => once(request, 'close')));
}

/** A child's last output is already on the terminal. */
function untilReady(child: ChildProcess, port: number): Promise<void> {
  return untilAnswer(child, `http://127.0.0.1:${port}/readyz`, []).catch(() => undefined);
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function end(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
