/**
 * Shows every widget, panel and screen in each of its states.
 *
 * Usage: npm run storybook             serves on http://localhost:6006
 *        npm run storybook -- build    writes storybook-static/
 */
import { spawnSync } from 'node:child_process';
import { compileFixtures } from './questionnaires/compile-fixtures.ts';
import { compileAll } from './questionnaires/compile.ts';
import { root } from './setup/files.mjs';
import { programPath } from './setup/program.mjs';

await compileAll();
await compileFixtures();
const given = process.argv.slice(2);
const args = given.length > 0 ? given : ['dev', '--port', '6006', '--no-open'];
// The child gets the terminal's signals by itself; this process only outlives it.
process.on('SIGINT', () => undefined);
const { status } = spawnSync(process.execPath, [programPath('storybook'), ...args], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
