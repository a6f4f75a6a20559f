import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CrowdCounts, CrowdPlan } from './crowd-plan.ts';

const perProcess = 2500;

interface Crowd {
  counts(): CrowdCounts;
  stop(): Promise<void>;
}

export function startCrowd(plan: CrowdPlan): Crowd {
  const latest = new Map<ChildProcess, CrowdCounts>();
  for (let from = 0; from < plan.count; from += perProcess) {
    const child = fork(fileURLToPath(new URL('./crowd-client.ts', import.meta.url)));
    latest.set(child, { opened: 0, ended: 0 });
    // The child sends nothing else.
    child.on('message', (counts) => void latest.set(child, counts as CrowdCounts));
    child.send({ ...plan, count: Math.min(perProcess, plan.count - from) });
  }
  const sum = (of: keyof CrowdCounts) => [...latest.values()].reduce((all, counts) => all + counts[of], 0);
  return {
    counts: () => ({ opened: sum('opened'), ended: sum('ended') }),
    async stop() {
      const children = [...latest.keys()];
      await Promise.all(
        children.map(async (child) => {
          const ended = once(child, 'exit');
          child.kill('SIGKILL');
          await ended;
        }),
      );
    },
  };
}
