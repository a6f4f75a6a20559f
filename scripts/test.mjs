/**
 * Sets up what is missing (Node, packages, Chromium, PostgreSQL, build), then runs every check and every test.
 * The last line is `N passed, N failed`; a check counts as one test.
 *
 * Usage: npm test
 */
import { ensureChromium } from './setup/chromium.mjs';
import { environmentFor, runInForeground, runMain, SetupError } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureNode } from './setup/node.mjs';
import { ensurePostgres } from './setup/postgres.mjs';

await runMain(async () => {
  try {
    const node = ensureNode();
    ensureInstalled(node);
    const chromium = ensureChromium();
    const postgres = ensurePostgres();
    const env = { ...environmentFor(node), CHROMIUM_PATH: chromium, POSTGRES_BIN: postgres, CI: 'true' };
    return await runInForeground(node, ['scripts/checks.ts'], env);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.log(`${error.message}\n0 passed, 1 failed`);
    return 1;
  }
});
