import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../product/server.ts';

/** A mail server as a separate process: the times that are measured beside it do not include its work. */
export async function startMailSink(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const port = await findFreePort();
  const script = fileURLToPath(new URL('./mail-sink.ts', import.meta.url));
  const child = spawn(process.execPath, [script, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill());
  await once(child.stdout, 'data');
  return { url: `smtp://127.0.0.1:${port}`, stop: () => void child.kill() };
}
