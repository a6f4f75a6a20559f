/**
 * Prints what the product costs: time from start to the first answer, idle memory, and the weight of every part
 * of the build against its budget (kB: 1000 bytes after gzip -9). Build first (`npm run build`).
 *
 * Usage: npm run bench
 */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { makeDataDir, startServer } from '../tests/helpers/server.ts';
import type { Sizes } from './bundle/sizes.ts';
import { ensureBuilt } from './setup/build.mjs';

ensureBuilt(process.execPath);
await printStart();
await printSizes();

async function printStart(): Promise<void> {
  const data = makeDataDir();
  const times: number[] = [];
  for (let run = 0; run < 4; run += 1) {
    const server = await startServer({ DATA_DIR: data.path });
    times.push(server.startTime);
    await server.stop();
  }
  const server = await startServer({ DATA_DIR: data.path });
  times.push(server.startTime);
  await wait(3000);
  const memory = readMemory(server.pid);
  await server.stop();
  data.remove();

  const median = times.toSorted((a, b) => a - b)[2] ?? 0;
  printRow('Start to first answer', `${(median / 1000).toFixed(2)} s`, 'under 0.6 s');
  printRow('Idle memory, 3 s after start', `${memory.toFixed(0)} MB`, 'under 200 MB');
}

async function printSizes(): Promise<void> {
  const text = await readFile(new URL('../build/sizes.json', import.meta.url), 'utf8');
  // The build writes this file with this very type.
  const sizes = JSON.parse(text) as Sizes;
  for (const { name, size, limit } of sizes.budgets) printRow(name, toText(size), `at most ${limit} kB`);
  console.log();
  for (const { file, size } of sizes.files) printRow(file, toText(size));
}

function printRow(name: string, value: string, limit = ''): void {
  console.log(`${name.padEnd(60)}${value.padStart(10)}   ${limit}`.trimEnd());
}

function toText(size: number): string {
  return `${size.toFixed(1)} kB`;
}

/** Resident memory in MB. */
function readMemory(pid: number): number {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kibibytes) * 1024) / 1e6;
}
