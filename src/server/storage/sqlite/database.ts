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

/** How long a statement waits for another process's write, in ms. */
const busyTimeout = 5000;

export function openReader(file: string): Database {
  return new Database(file, { readOnly: true, timeout: busyTimeout });
}

/** Every commit is on the disk before it returns (synchronous=FULL). */
export function openWriter(file: string): Database {
  const database = new Database(file, { timeout: busyTimeout });
  try {
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA wal_autocheckpoint = 4000;
    `);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
