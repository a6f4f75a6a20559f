/**
 * Sets up Node and the packages where they are missing, then runs one of the project's scripts with that Node.
 *
 * Usage: node scripts/run.mjs scripts/members.ts list
 */
import { environmentFor, runInForeground, runMain } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureNode } from './setup/node.mjs';

await runMain(() => {
  const node = ensureNode();
  ensureInstalled(node);
  return runInForeground(node, process.argv.slice(2), environmentFor(node));
});
