import { spawn, type ChildProcessByStdio, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Readable } from 'node:stream';

export interface Service {
  readonly child: ChildProcessByStdio<null, null, Readable>;
  readonly stop: () => Promise<void>;
}

/** Starts a program of the system in a new folder; it ends with the tests at the latest. */
export function spawnService(
  command: string,
  args: readonly string[],
  folder: string,
  options: Pick<SpawnOptions, 'uid' | 'gid'> = {},
): Service {
  const child = spawn(command, args, { ...options, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  return {
    child,
    async stop() {
      process.off('exit', endWithUs);
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true });
    },
  };
}
