import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../product/server.ts';

interface PlainServer {
  readonly url: string;
  stop(): void;
}

/** The no-op server as a process of its own. */
export function startBareServer(): Promise<PlainServer> {
  return startScript(new URL('./no-op-server.ts', import.meta.url));
}

/** What stands in for the sources of live data, as a process of its own. */
export function startUpstream(): Promise<PlainServer> {
  return startScript(new URL('./upstream-server.ts', import.meta.url));
}

/** A mail server as a process of its own: what it does with a mail is no part of the times that are measured beside it. */
export async function startMailSink(): Promise<PlainServer> {
  const sink = await startScript(new URL('./mail-sink.ts', import.meta.url));
  return { ...sink, url: sink.url.replace('http:', 'smtp:') };
}

/** A script of this folder that listens on the port it is given, and prints a word once it does. */
async function startScript(address: URL): Promise<PlainServer> {
  const port = await findFreePort();
  const script = fileURLToPath(address);
  const child = spawn(process.execPath, [script, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill());
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}
