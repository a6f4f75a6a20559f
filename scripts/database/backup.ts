import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { StartRefusal } from '../../src/server/start-refusal.ts';
import { openReader } from '../../src/server/storage/sqlite/database.ts';
import { describeFile, fileIn, requireOwn, sealFile, syncFolderOf } from './embedded.ts';

/** Copies the database of a folder to a new file, as it is at one moment, while the server goes on. */
export function backUp(dataDir: string, target: string): string {
  const source = fileIn(dataDir);
  requireOwn(source);
  if (existsSync(target)) throw new StartRefusal(`${target} is there already: name a new file.`);
  const partial = `${target}.partial`;
  try {
    copyRows(source, partial);
    sealFile(partial);
    renameSync(partial, target);
  } finally {
    rmSync(partial, { force: true });
  }
  syncFolderOf(target);
  const size = (statSync(target).size / 1e6).toFixed(1);
  return `${target}: ${describeFile(target)}, ${size} MB, checked`;
}

/** What is in the tables alone: a copy of the pages would have what was deleted in those that are free. */
function copyRows(source: string, target: string): void {
  rmSync(target, { force: true });
  const database = openReader(source);
  try {
    // SQLite takes an empty file, and would let others read one that it makes.
    writeFileSync(target, '', { mode: 0o600 });
    database.prepare('VACUUM INTO ?').run(target);
  } catch (cause) {
    throw new StartRefusal(`${target} cannot be written: ${String(cause)}`, { cause });
  } finally {
    database.close();
  }
}
