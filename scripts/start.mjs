/**
 * Sets up what is missing (Node, packages, build), then serves the product until it is stopped.
 *
 * Usage: npm start        PORT, HOST and DATA_DIR come from the environment; README.md names the rest
 */
import { ensureBuilt } from './setup/build.mjs';
import { builtProgram } from './setup/built-programs.mjs';
import { environmentFor, runInForeground, runMain } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureNode } from './setup/node.mjs';

await runMain(async () => {
  const node = ensureNode();
  ensureInstalled(node);
  await ensureBuilt(node);
  return runInForeground(node, [builtProgram('server')], environmentFor(node));
});
