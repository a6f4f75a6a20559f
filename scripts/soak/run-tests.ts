import { spawnSync } from 'node:child_process';
import { compileFixtures } from '../questionnaires/compile-fixtures.ts';
import { root } from '../setup/files.mjs';
import { programPath } from '../setup/program.mjs';

/** Runs ordinary tests for a longer time; true if they pass. */
export async function runTests(
  paths: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<boolean> {
  await compileFixtures();
  const args = ['run', '--project', 'node', '--project', 'postgres', ...paths];
  const { status } = spawnSync(process.execPath, [programPath('vitest'), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return status === 0;
}
