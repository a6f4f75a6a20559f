import { chmodSync, statSync } from 'node:fs';
import * as sqlite from 'node:sqlite';
import { isBusy } from './failures.ts';

/** Node's SQLite class, under its newer name if that exists. */
const Database: typeof sqlite.DatabaseSync =
  'Database' in sqlite
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node renames the class; the types know the older name
      (sqlite.Database as typeof sqlite.DatabaseSync)
    : sqlite.DatabaseSync;

export type Database = sqlite.DatabaseSync;

export const fileName = 'take-profits.db';

export const fileMarks = {
  /** Restored from a backup: later data may be missing. */
  restored: 1,
  /** Moved to PostgreSQL: saves into this file would be lost. */
  moved: 2,
} as const;

export function readMark(database: Database): unknown {
  return database.prepare('PRAGMA user_version').get()?.['user_version'];
}

/** A checkpoint truncates the write-ahead log to this size, in bytes; a burst of writes would leave it large for good. */
const logLimit = 64 * 1024 * 1024;

/** In ms. */
const busyTimeout = 5000;

export function openReader(file: string): Database {
  return new Database(file, { readOnly: true, timeout: busyTimeout });
}

/** SQLite creates its other files with the same mode. */
export function closeToOthers(file: string): void {
  const { mode, uid } = statSync(file);
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(file, mode & 0o700);
}

/** In ms: writes wait meanwhile. */
const emptyingTimeout = 100;

/**
 * Every commit is on the disk before it returns (synchronous=FULL). Deleted data is overwritten (secure_delete=ON):
 * FAST would leave freed pages, which hold the longest answers.
 */
export function openWriter(file: string): Database {
  const database = new Database(file, { timeout: busyTimeout });
  try {
    closeToOthers(file);
    writeAhead(database);
    database.exec(`
      PRAGMA synchronous = FULL;
      PRAGMA wal_autocheckpoint = 4000;
      PRAGMA journal_size_limit = ${logLimit};
      PRAGMA secure_delete = ON;
    `);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** SQLite refuses this at once, without its busy timeout, while another program does the same for a new file. */
function writeAhead(database: Database): void {
  const until = Date.now() + busyTimeout;
  for (;;) {
    try {
      return database.exec('PRAGMA journal_mode = WAL');
    } catch (error) {
      if (!isBusy(error) || Date.now() >= until) throw error;
    }
  }
}

/** Does nothing while a reader uses the log. */
export function emptyLog(writer: Database): void {
  writer.exec(`PRAGMA busy_timeout = ${emptyingTimeout}`);
  try {
    writer.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    writer.exec(`PRAGMA busy_timeout = ${busyTimeout}`);
  }
}
