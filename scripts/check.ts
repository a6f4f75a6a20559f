/**
 * Checks types, lint, format and dead code in parallel without running the code, and prints sizes of files and folders;
 * with --changed only what the changes since the last commit can fail, for the hook before a commit.
 *
 * Usage: npm run check
 * npm run check -- --changed
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runSteps } from './checks/run-steps.ts';
import { describeSizes } from './checks/size-report.ts';
import { checksOf, questionnaires, sourceChecks } from './checks/steps.ts';
import { root } from './setup/files.mjs';

const changedOnly = process.argv.includes('--changed');
// The browser's code imports the compiled catalogue; types do not depend on its age.
if (!existsSync(join(root, 'build/questionnaires/catalog.json'))) await runSteps([questionnaires]);
if (!changedOnly) {
  for (const line of describeSizes(['src', 'scripts', 'tests', 'stories'])) console.log(line);
}
const steps = changedOnly ? checksOf(listChanged()) : sourceChecks;
const { passed, failures } = await runSteps(steps, availableParallelism());
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Files that differ from the last commit, staged or not, except for deleted ones. */
function listChanged(): readonly string[] {
  const list = (...args: readonly string[]) =>
    execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  const names = [
    ...list('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
  return names.filter((name) => name !== '');
}
