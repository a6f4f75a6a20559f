import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup/files.mjs';
import { programPath } from '../setup/program.mjs';
import { readCounts, type Counts } from './vitest-counts.ts';

/** Ends a run that hangs, but not one that is only slow, in ms. */
const timeout = 90 * 60_000;

export function runVitest(args: readonly string[] = []): Counts {
  const folder = mkdtempSync(join(tmpdir(), 'take-profits-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, [programPath('vitest'), 'run', ...reporters, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout,
  });
  const text = readReport(report);
  rmSync(folder, { recursive: true });
  return readCounts(text, status === 0);
}

function readReport(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
