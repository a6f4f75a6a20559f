import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadFigures, LoadPlan } from './load-plan.ts';

/** Runs a plan in a process of its own. */
export async function runLoad(plan: LoadPlan): Promise<LoadFigures> {
  const child = fork(fileURLToPath(new URL('./load-client.ts', import.meta.url)));
  const ended = once(child, 'exit');
  let figures: LoadFigures | undefined;
  child.once('message', (message) => {
    figures = message as LoadFigures;
  });
  child.send(plan);
  await ended;
  if (!figures) throw new Error('The load client gave no figures');
  return figures;
}
