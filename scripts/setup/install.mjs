// Installs packages when their lock changed (plain JavaScript: it runs on Node 20 too).
import { join } from 'node:path';
import { runNpm } from './command.mjs';
import { fingerprint, readStamp, root, writeStamp } from './files.mjs';

/** @param {string} node @param {string} folder relative to the root, where it is not the root itself */
export function ensureInstalled(node, folder = '.') {
  const stamp = `${folder}/node_modules/.installed`;
  const wanted = fingerprint([`${folder}/package.json`, `${folder}/package-lock.json`]);
  if (readStamp(stamp) === wanted) return;
  console.log('Installing packages ...');
  runNpm(node, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], join(root, folder));
  writeStamp(stamp, wanted);
}
