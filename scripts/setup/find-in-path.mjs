// Finds a program as a shell does (plain JavaScript: it runs on Node 20 too).
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The path of the first of these programs that is in the PATH, or else in one of the other folders.
 * @param {readonly string[]} names
 * @param {readonly string[]} others
 * @returns {string | undefined}
 */
export function findInPath(names, others = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...others];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun);
}

/** @param {string} path */
export function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
