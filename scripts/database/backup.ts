import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { StartRefusal } from '../../src/server/start-refusal.ts';
import { describeFile, fileIn, requireOwn, sealFile, syncFolderOf } from './embedded.ts';

/** All pages in one step: a backup in several begins anew whenever the server writes between two of them. */
const everyPage = 0x7fffffff;

/** Copies the database of a folder to a new file, as it is at one moment, while the server goes on. */
export async function backUp(dataDir: string, target: string): Promise<string> {
  const source = fileIn(dataDir);
  requireOwn(source);
  if (existsSync(target)) throw new StartRefusal(`${target} is there already: name a new file.`);
  const partial = `${target}.partial`;
  try {
    await copyPages(source, partial);
    sealFile(partial);
    renameSync(partial, target);
  } finally {
    rmSync(partial, { force: true });
  }
  syncFolderOf(target);
  const size = (statSync(target).size / 1e6).toFixed(1);
  return `${target}: ${describeFile(target)}, ${size} MB, checked`;
}

async function copyPages(source: string, target: string): Promise<void> {
  rmSync(target, { force: true });
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    await backup(database, target, { rate: everyPage });
  } catch (cause) {
    throw new StartRefusal(`${target} cannot be written: ${String(cause)}`, { cause });
  } finally {
    database.close();
  }
}
