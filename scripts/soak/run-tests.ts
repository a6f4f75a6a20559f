import { spawnSync } from 'node:child_process';
import { root } from '../setup/files.mjs';
import { programPath } from '../setup/program.mjs';

/** Runs tests that are part of every run, longer than there; true where they pass. */
export function runTests(paths: readonly string[], env: Readonly<Record<string, string>>): boolean {
  const args = ['run', '--project', 'node', '--project', 'postgres', ...paths];
  const { status } = spawnSync(process.execPath, [programPath('vitest'), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return status === 0;
}
