/**
 * Shows every widget, panel and screen in each of its states.
 *
 * Usage: npm run storybook                    serves on http://127.0.0.1:6006 (PORT moves it)
 * npm run storybook -- build           writes storybook-static/, which any web server can serve
 */
import { compileFixtures } from './questionnaires/compile-fixtures.ts';
import { compileAll } from './questionnaires/compile.ts';
import { environmentFor, runInForeground } from './setup/command.mjs';
import { programPath } from './setup/program.mjs';

const given = process.argv.slice(2);
const port = process.env['PORT'] ?? '6006';
const served = ['dev', '--host', '127.0.0.1', '--port', port, '--exact-port', '--ci'];

await compileAll();
await compileFixtures();
process.exitCode = await runInForeground(
  process.execPath,
  [programPath('storybook'), ...(given.length > 0 ? given : served)],
  environmentFor(process.execPath),
);
