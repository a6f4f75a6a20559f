import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup/files.mjs';
import { programPath } from '../setup/program.mjs';
import type { Project } from '../setup/test-parts.mjs';
import { countsVariable } from './count-reporter.ts';
import type { Counts } from './counts.ts';
import { partVariable } from './processor-time.ts';

/** Ends a run that hangs, but not one that is only slow, in ms. */
const timeout = 90 * 60_000;

interface VitestRun {
  /** Parts of test files' paths; none: all files. */
  readonly filters?: readonly string[];
  /** Undefined: all. */
  readonly projects?: readonly Project[] | undefined;
  /** Prints failures only. */
  readonly whole?: boolean;
}

export async function runVitest(run: VitestRun): Promise<Counts> {
  const { filters = [], whole = false } = run;
  const folder = mkdtempSync(join(tmpdir(), 'take-profits-test-'));
  const counts = join(folder, 'counts.json');
  const bail = `--bail=${whole ? 20 : 5}`;
  const reporters = [whole ? 'minimal' : 'default', './scripts/checks/count-reporter.ts'];
  const args = [
    programPath('vitest'),
    'run',
    bail,
    ...reporters.map((name) => `--reporter=${name}`),
    ...filters,
  ];
  const vitest = spawn(process.execPath, args, {
    cwd: root,
    env: { ...environmentOf(run), [countsVariable]: counts },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout,
  });
  const [status] = await once(vitest, 'exit');
  const { passed, failures } = readCounts(counts);
  rmSync(folder, { recursive: true });
  const isUnexplained = status !== 0 && failures.length === 0;
  return { passed, failures: isUnexplained ? [`Vitest itself, with status ${status}`] : failures };
}

/** Runs the tests again after each change of a file that they import, until it is stopped. */
export function watchVitest(run: VitestRun): number {
  const args = [programPath('vitest'), 'watch', ...(run.filters ?? [])];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    env: environmentOf(run),
    stdio: 'inherit',
  });
  return status ?? 1;
}

function environmentOf({ projects, whole = false }: VitestRun): NodeJS.ProcessEnv {
  const isBusy = whole || (loadavg()[0] ?? 0) > 2 * availableParallelism();
  return {
    ...process.env,
    [partVariable]: 'vitest',
    // Longer time limits.
    ...(isBusy && { SLOW: '1' }),
    ...(projects && { TEST_PROJECTS: projects.join(',') }),
  };
}

function readCounts(path: string): Counts {
  try {
    // Our reporter wrote it.
    const counts: Counts = JSON.parse(readFileSync(path, 'utf8'));
    return counts;
  } catch {
    return { passed: 0, failures: ['Vitest ended without a report'] };
  }
}
