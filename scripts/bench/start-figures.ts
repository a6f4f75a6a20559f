import { setTimeout as wait } from 'node:timers/promises';
import { makeDataDir, startServer } from '../product/server.ts';
import { readMemory } from './memory.ts';
import { printRow, printTitle } from './print.ts';

/** How long a start takes once built, and what the server needs when nobody asks for anything. */
export async function printStart(): Promise<void> {
  printTitle('Start');
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
