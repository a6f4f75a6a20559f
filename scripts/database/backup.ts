import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { StartRefusal } from '../../src/server/config/start-refusal.ts';
import { openReader } from '../../src/server/storage/sqlite/database.ts';
import { describeFile, fileIn, requireOwn, sealFile, syncFolderOf } from './embedded.ts';

/** Copies the database of a folder at one moment to a new file, while the server runs. */
export function backUp(dataDir: string, target: string): string {
  const source = fileIn(dataDir);
  requireOwn(source);
  if (existsSync(target)) throw new StartRefusal(`${target} already exists: name a new file.`);
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

/** Copies the tables' content only: a copy of the pages would contain deleted data in free pages. */
function copyRows(source: string, target: string): void {
  rmSync(target, { force: true });
  const database = openReader(source);
  try {
    // SQLite accepts an empty file; a file that it creates would be readable by others.
    writeFileSync(target, '', { mode: 0o600 });
    database.prepare('VACUUM INTO ?').run(target);
  } catch (cause) {
    throw new StartRefusal(`${target} cannot be written: ${String(cause)}`, { cause });
  } finally {
    database.close();
  }
}
