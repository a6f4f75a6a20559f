// Finds the programs of installed packages (plain JavaScript: it runs on Node 20 too).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.mjs';

/**
 * The JavaScript file behind a package's program; npm's own links cannot be run by Node on every system.
 * @param {string} packageName
 * @param {string} program
 * @returns {string}
 */
export function programPath(packageName, program = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[program]);
}
