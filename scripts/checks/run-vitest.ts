import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup/files.mjs';
import { programPath } from '../setup/program.mjs';
import type { Project } from '../setup/test-parts.mjs';
import { partVariable } from './processor-time.ts';
import { readCounts, type Counts } from './vitest-counts.ts';

/** Ends a run that hangs, but not one that is only slow, in ms. */
const timeout = 90 * 60_000;

interface VitestRun {
  /** Parts of test files' paths; none: all files. */
  readonly filters: readonly string[];
  /** Undefined: all. */
  readonly projects?: readonly Project[] | undefined;
}

export async function runVitest({ filters, projects }: VitestRun): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'take-profits-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = spawn(process.execPath, [programPath('vitest'), 'run', ...reporters, ...filters], {
    cwd: root,
    env: withProjects(projects),
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout,
  });
  const [status] = await once(vitest, 'exit');
  const text = readReport(report);
  rmSync(folder, { recursive: true });
  return readCounts(text, status === 0);
}

/** Runs the tests again after each change of a file that they import, until it is stopped. */
export function watchVitest({ filters, projects }: VitestRun): number {
  const { status } = spawnSync(process.execPath, [programPath('vitest'), 'watch', ...filters], {
    cwd: root,
    env: withProjects(projects),
    stdio: 'inherit',
  });
  return status ?? 1;
}

function withProjects(projects: VitestRun['projects']): NodeJS.ProcessEnv {
  return { ...process.env, [partVariable]: 'vitest', ...(projects && { TEST_PROJECTS: projects.join(',') }) };
}

function readReport(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
