import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../product/server.ts';

interface PlainServer {
  readonly url: string;
  stop(): void;
}

export function startBareServer(): Promise<PlainServer> {
  return startScript(new URL('./no-op-server.ts', import.meta.url));
}

export function startUpstream(): Promise<PlainServer> {
  return startScript(new URL('./upstream-server.ts', import.meta.url));
}

/** A mail server as a separate process: the times that are measured beside it do not include its work. */
export async function startMailSink(): Promise<PlainServer> {
  const sink = await startScript(new URL('./mail-sink.ts', import.meta.url));
  return { ...sink, url: sink.url.replace('http:', 'smtp:') };
}

async function startScript(address: URL): Promise<PlainServer> {
  const port = await findFreePort();
  const script = fileURLToPath(address);
  const child = spawn(process.execPath, [script, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill());
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}
