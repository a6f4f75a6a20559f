// The project's root, and fingerprints of files and folders (plain JavaScript: it runs on Node 20 too).
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {readonly string[]} paths files and folders, relative to the root; what is missing counts as empty */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((one) => listFiles(one))) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} path relative to the root */
export function readStamp(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} path @param {string} text */
export function writeStamp(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** @param {string} path */
export function removeStamp(path) {
  rmSync(join(root, path), { force: true });
}

/** @param {string} path @returns {string[]} */
function listFiles(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return [path];
  const names = readdirSync(join(root, path)).toSorted();
  return names.flatMap((name) => listFiles(`${path}/${name}`));
}
