import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { built, makeDataDir, startServer, type ServerProgram } from '../product/server.ts';
import { makeRelease } from '../release/make-release.ts';
import { readMemory } from './memory.ts';
import { median } from './percentiles.ts';
import { printCells, printTitle } from './print.ts';

const runs = 7;
/** From a start until the memory is read, in ms. */
const rest = 3000;

/**
 * Prints how long a start takes once built, and what an idle server needs. The programs take turns, so that other load
 * on the machine meets all of them.
 */
export async function printStart(): Promise<void> {
  printTitle('Start');
  const place = makeDataDir();
  const release = join(place.path, 'release');
  await makeRelease(release);
  const programs: Readonly<Record<string, ServerProgram>> = {
    'Release (under 0.4 s, 150 MB)': { ...built, folder: release, args: ['server.mjs'] },
    'npm start (under 0.4 s, 150 MB)': built,
  };
  const data = join(place.path, 'data');
  // The compile cache is written at the end of a start.
  for (const program of Object.values(programs)) await readIdleMemory(data, program);
  const times: Record<string, number[]> = {};
  for (let run = 0; run < runs; run += 1) {
    for (const [name, program] of Object.entries(programs)) {
      const server = await startServer({ DATA_DIR: data }, [], program);
      (times[name] ??= []).push(server.startTime);
      await server.stop();
    }
  }
  printCells('', ['answers', 'fastest', 'idle']);
  for (const [name, program] of Object.entries(programs)) {
    const own = times[name] ?? [];
    const memory = await readIdleMemory(data, program);
    printCells(name, [toSeconds(median(own)), toSeconds(Math.min(...own)), `${memory.toFixed(0)} MB`]);
  }
  place.remove();
}

function toSeconds(time: number): string {
  return `${(time / 1000).toFixed(2)} s`;
}

async function readIdleMemory(dataDir: string, program: ServerProgram): Promise<number> {
  const server = await startServer({ DATA_DIR: dataDir }, [], program);
  await wait(rest);
  const memory = readMemory(server.pid);
  await server.stop();
  return memory;
}
