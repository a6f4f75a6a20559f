/**
 * Shows every widget, panel and screen in each of its states.
 *
 * Usage: npm run storybook                    serves on http://127.0.0.1:6006 (PORT moves it)
 *        npm run storybook -- build           writes storybook-static/, whose index.html opens without a server
 *        npm run storybook -- --compare BEFORE [STORIES]
 *            builds, and shows in storybook-comparison/index.html which stories look other than before: at a commit, or in
 *            the folder of another build. STORIES: only those whose ids begin so, such as ui-controls
 */
import { join } from 'node:path';
import { compileFixtures } from './questionnaires/compile-fixtures.ts';
import { compileAll } from './questionnaires/compile.ts';
import { environmentFor, runInForeground } from './setup/command.mjs';
import { root } from './setup/files.mjs';
import { programPath } from './setup/program.mjs';
import { openBaseline } from './storybook/build-commit.ts';
import { compareStorybooks } from './storybook/compare.ts';
import { openFromDisk } from './storybook/open-from-disk.ts';

const built = join(root, 'storybook-static');
const comparison = join(root, 'storybook-comparison');
const given = process.argv.slice(2);
const port = process.env['PORT'] ?? '6006';

if (given[0] === '--compare') {
  process.exitCode = await compareWith(given[1], given[2]);
} else {
  const served = ['dev', '--host', '127.0.0.1', '--port', port, '--exact-port', '--ci'];
  process.exitCode = await run(given.length > 0 ? given : served);
}

async function run(args: readonly string[]): Promise<number> {
  await compileAll();
  await compileFixtures();
  const code = await runInForeground(
    process.execPath,
    [programPath('storybook'), ...args],
    environmentFor(process.execPath),
  );
  if (code === 0 && args.join(' ') === 'build') await openFromDisk(built);
  return code;
}

async function compareWith(named: string | undefined, only: string | undefined): Promise<number> {
  if (named === undefined) {
    console.error('Usage: npm run storybook -- --compare BEFORE [STORIES]');
    return 1;
  }
  const baseline = await openBaseline(named);
  try {
    const code = await run(['build']);
    if (code !== 0) return code;
    const { differences, failures } = await compareStorybooks({
      before: baseline.folder,
      after: built,
      to: comparison,
      only,
    });
    for (const failure of failures) console.error(`Not as it should be: ${failure}`);
    const changed = differences.filter(({ kind }) => kind !== 'same').length;
    console.log(`${changed} of ${differences.length} pictures differ: ${join(comparison, 'index.html')}`);
    return 0;
  } finally {
    baseline.remove();
  }
}
