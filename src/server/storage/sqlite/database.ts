import { chmodSync, statSync } from 'node:fs';
import * as sqlite from 'node:sqlite';

/** The built-in SQLite, under its newer name where Node has it. */
const Database: typeof sqlite.DatabaseSync =
  'Database' in sqlite
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node renames the class; the types know the older name
      (sqlite.Database as typeof sqlite.DatabaseSync)
    : sqlite.DatabaseSync;

export type Database = sqlite.DatabaseSync;

/** The file of the embedded database in its folder. */
export const fileName = 'take-profits.db';

/** What a database file says of itself in its `user_version`. */
export const fileMarks = {
  /** It was restored: what it does not have may have come after its backup. */
  restored: 1,
  /** It was moved to PostgreSQL: what is saved here now would be missing there. */
  moved: 2,
} as const;

export function readMark(database: Database): unknown {
  return database.prepare('PRAGMA user_version').get()?.['user_version'];
}

/** After a checkpoint the write-ahead log is cut back to this, in bytes: a burst of writes would leave it large for good. */
const logLimit = 64 * 1024 * 1024;

/** How long a statement waits for another process's write, in ms. */
const busyTimeout = 5000;

export function openReader(file: string): Database {
  return new Database(file, { readOnly: true, timeout: busyTimeout });
}

/** Lets nobody but the file's owner read it; what SQLite puts beside it has the same mode. */
export function closeToOthers(file: string): void {
  const { mode, uid } = statSync(file);
  // Only its owner can change that.
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(file, mode & 0o700);
}

/** How long the log waits to be emptied for who reads from it still, in ms: no write is taken meanwhile. */
const emptyingTimeout = 100;

/**
 * Every commit is on the disk before it returns (synchronous=FULL). What is deleted is overwritten (secure_delete=ON): FAST
 * would leave the pages that come free, where the longest answers are.
 */
export function openWriter(file: string): Database {
  const database = new Database(file, { timeout: busyTimeout });
  try {
    closeToOthers(file);
    database.exec(`
      PRAGMA journal_mode = WAL;
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

/** Takes the write-ahead log into the file and leaves it without a byte, unless somebody still reads from it. */
export function emptyLog(writer: Database): void {
  writer.exec(`PRAGMA busy_timeout = ${emptyingTimeout}`);
  try {
    writer.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    writer.exec(`PRAGMA busy_timeout = ${busyTimeout}`);
  }
}
