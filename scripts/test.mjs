/**
 * Sets up what is missing (Node, packages, Chromium, PostgreSQL, PgBouncer, nginx, systemd-analyze, build), then runs
 * every check and every test. With words it sets up and runs only the tests that they name: a word is a folder of
 * tests/, a project of vitest.config.ts, or a part of a test file's path. The last line is `N passed, N failed`; a
 * check counts as one test.
 *
 * Usage: npm test
 * npm test -- engine
 * npm test -- journeys saving
 * npm test -- tests/web/research/record/saving.test.ts
 * npm test -- --watch tests/web/research/record/saving.test.ts
 */
import { ensureChromium } from './setup/chromium.mjs';
import { environmentFor, runInForeground, runMain, SetupError } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureNode } from './setup/node.mjs';
import { ensurePostgres } from './setup/postgres.mjs';
import { ensureService } from './setup/programs.mjs';
import { findNeeds, readWords } from './setup/test-parts.mjs';

await runMain(async () => {
  try {
    const node = ensureNode();
    ensureInstalled(node);
    const args = process.argv.slice(2);
    const needs = findNeeds(readWords(args).words);
    if (needs.has('nginx')) ensureService('nginx');
    if (needs.has('systemd')) ensureService('systemd-analyze');
    if (needs.has('pgbouncer')) ensureService('PgBouncer');
    const env = {
      ...environmentFor(node),
      ...(needs.has('chromium') && { CHROMIUM_PATH: ensureChromium() }),
      ...(needs.has('postgres') && { POSTGRES_BIN: ensurePostgres() }),
      CI: 'true',
    };
    return await runInForeground(node, ['scripts/run-tests.ts', ...args], env);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.log(`${error.message}\n0 passed, 1 failed`);
    return 1;
  }
});
