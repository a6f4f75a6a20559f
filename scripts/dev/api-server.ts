import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { untilAnswer } from '../product/server.ts';
import { root } from '../setup/files.mjs';

export interface ApiServer {
  /** Ends the server, which first answers what it was asked, and starts it again with the code and content of now. */
  restart(): void;
  /** Resolves once it answers, or has ended. */
  readonly ready: () => Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

/** The product's server as a child process. */
export function startApiServer(port: number, env: Readonly<Record<string, string>>): ApiServer {
  const spawnServer = () =>
    spawn(process.execPath, ['src/server/main.ts'], {
      cwd: root,
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  let child = spawnServer();
  let ready = untilReady(child, port);
  let restarting: Promise<void> | undefined;
  let isStopped = false;
  // A fault of this process must not leave the server on its port.
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    restart() {
      // One that is about to start reads what is newest anyway.
      restarting ??= (async () => {
        await end(child);
        restarting = undefined;
        if (isStopped) return;
        child = spawnServer();
        ready = untilReady(child, port);
        await ready;
      })();
      ready = restarting;
    },
    async ready() {
      // A start that was waited for may be ended by the next.
      let awaited;
      do {
        awaited = ready;
        await awaited;
      } while (awaited !== ready);
    },
    async stop() {
      isStopped = true;
      await end(child);
    },
  };
}

/** What it prints when it ends is on the terminal already. */
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
