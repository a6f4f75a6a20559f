import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { partVariable, watchProcessors } from '../../../scripts/checks/processor-time.ts';

/** A program that uses a processor for this time, in ms. */
const using = (ms: number) => [
  '-e',
  `const used = () => { const { user, system } = process.cpuUsage(); return user + system; }; while (used() < ${ms * 1000});`,
];

it('counts the processor time of each part, also of processes that end between two samples', async () => {
  const end = watchProcessors();
  const env = { ...process.env, [partVariable]: 'seen' };
  await once(spawn(process.execPath, using(1500), { env }), 'exit');
  for (let time = 0; time < 5; time += 1) spawnSync(process.execPath, using(100));
  const [summary = '', ...table] = end();
  expect(summary).toMatch(/^\d+ processor seconds in \d:\d\d; \d+ % of \d+ processors idle$/);
  expect(Number(summary.split(' ', 1)[0])).toBeGreaterThanOrEqual(1);
  const [, seconds] = table.find((row) => row.startsWith('seen'))?.split(/ {2,}/) ?? [];
  expect(Number(seconds)).toBeGreaterThan(0.5);
});
