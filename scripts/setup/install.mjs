// Installs the packages when the lock changed (plain JavaScript: it runs on Node 20 too).
import { runNpm } from './command.mjs';
import { fingerprint, readStamp, writeStamp } from './files.mjs';

const stamp = 'node_modules/.installed';

/** @param {string} node */
export function ensureInstalled(node) {
  const wanted = fingerprint(['package.json', 'package-lock.json']);
  if (readStamp(stamp) === wanted) return;
  console.log('Installing packages ...');
  runNpm(node, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  writeStamp(stamp, wanted);
}
