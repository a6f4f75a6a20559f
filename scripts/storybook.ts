/**
 * Shows every widget, panel and screen in each of its states.
 *
 * Usage: npm run storybook             serves on http://127.0.0.1:6006 (PORT moves it)
 *        npm run storybook -- build    writes storybook-static/, whose index.html opens without a server
 */
import { join } from 'node:path';
import { compileFixtures } from './questionnaires/compile-fixtures.ts';
import { compileAll } from './questionnaires/compile.ts';
import { environmentFor, runInForeground } from './setup/command.mjs';
import { root } from './setup/files.mjs';
import { programPath } from './setup/program.mjs';
import { openFromDisk } from './storybook/open-from-disk.ts';

await compileAll();
await compileFixtures();
const given = process.argv.slice(2);
const port = process.env['PORT'] ?? '6006';
const args =
  given.length > 0 ? given : ['dev', '--host', '127.0.0.1', '--port', port, '--exact-port', '--ci'];
const code = await runInForeground(
  process.execPath,
  [programPath('storybook'), ...args],
  environmentFor(process.execPath),
);
if (code === 0 && given.join(' ') === 'build') await openFromDisk(join(root, 'storybook-static'));
process.exitCode = code;
