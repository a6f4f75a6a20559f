import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../product/server.ts';

/** The no-op server as a process of its own. */
export async function startBareServer(): Promise<{ readonly url: string; stop(): void }> {
  const port = await findFreePort();
  const script = fileURLToPath(new URL('./no-op-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill());
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}
