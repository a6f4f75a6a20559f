import * as sqlite from 'node:sqlite';

/** The built-in SQLite, under its newer name where Node has it. */
const Database: typeof sqlite.DatabaseSync =
  'Database' in sqlite
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node renames the class; the types know the older name
      (sqlite.Database as typeof sqlite.DatabaseSync)
    : sqlite.DatabaseSync;

export type Database = sqlite.DatabaseSync;

/** How long a statement waits for another process's write, in ms. */
const busyTimeout = 5000;

export function openReader(file: string): Database {
  return new Database(file, { readOnly: true, timeout: busyTimeout });
}

/** Every commit is on the disk before it returns (synchronous=FULL). */
export function openWriter(file: string): Database {
  const database = new Database(file, { timeout: busyTimeout });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = 4000;
  `);
  return database;
}

/** SQLite's result code of a failure, without its extended part; undefined for any other error. */
export function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined;
  return error.errcode % 256;
}

/** The result codes of https://sqlite.org/rescode.html that are told apart. */
export const resultCodes = {
  busy: 5,
  locked: 6,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const;
