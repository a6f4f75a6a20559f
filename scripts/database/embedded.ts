import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefusal } from '../../src/server/config/start-refusal.ts';
import { checkFile } from '../../src/server/storage/sqlite/check.ts';
import { closeToOthers, fileName } from '../../src/server/storage/sqlite/database.ts';

export function fileIn(dataDir: string): string {
  return join(dataDir, fileName);
}

export function requireOwn(file: string): void {
  if (!existsSync(file)) throw new StartRefusal(`There is no database ${file}.`);
  checkFile(file);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE name = 'members'").all();
    if (tables.length === 0) throw new StartRefusal(`${file} is not a database of this program.`);
  } finally {
    database.close();
  }
}

/**
 * Opens a database for this process alone; refuses where another process has it open. Everything is then in the one
 * file, without a log beside it.
 */
export function claimFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Leaving the write-ahead log needs exclusive access; the lock that follows keeps others out.
    database.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    return database;
  } catch (cause) {
    database.close();
    throw new StartRefusal(`The database ${file} is in use: stop the server first.`, { cause });
  }
}

/** Requires that every page of a database file is sound, and leaves the file without a log beside it. */
export function sealFile(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    closeToOthers(file);
    const verdicts = database.prepare('PRAGMA integrity_check').all();
    const sound = verdicts.length === 1 && Object.values(verdicts[0] ?? {})[0] === 'ok';
    if (!sound) throw new StartRefusal(`The copy ${file} is damaged.`);
  } finally {
    database.close();
  }
  syncFile(file);
}

/** Waits until a file, or a folder's list of files, is on the disk. */
function syncFile(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

export function syncFolderOf(file: string): void {
  syncFile(dirname(file));
}

export function describeFile(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const counts = ['members', 'records', 'ledger'].map((table) => count(database, table));
    return `${counts[0]} members, ${counts[1]} records, ${counts[2]} ledger entries`;
  } finally {
    database.close();
  }
}

/** The moment of the last save, payment or new member, in ms since 1970 UTC; 0 for an empty database. */
export function readNewest(database: DatabaseSync): number {
  const row = database
    .prepare(
      `SELECT max(at) AS newest FROM (
        SELECT max(created_at) AS at FROM members
        UNION ALL SELECT max(saved_at) FROM records
        UNION ALL SELECT max(created_at) FROM ledger)`,
    )
    .get();
  return Number(row?.['newest'] ?? 0);
}

export function hasTable(database: DatabaseSync, table: string): boolean {
  return database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table) !== undefined;
}

export function hasColumn(database: DatabaseSync, table: string, column: string): boolean {
  const found = database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column);
  return found !== undefined;
}

function count(database: DatabaseSync, table: string): number {
  return Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count']);
}
