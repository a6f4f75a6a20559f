import { statSync } from 'node:fs';
import { StorageRefusal } from '../../ports/storage.ts';
import { findUnknownMigration } from '../migration-names.ts';
import { fileMarks, openReader, readMark, type Database } from './database.ts';
import { damaged, toRefusal } from './failures.ts';

/** In bytes: checking larger files page by page would delay the start. */
const fullCheckLimit = 16 * 1024 * 1024;

/** Throws StorageRefusal if the database must not be used. */
export function checkFile(file: string): void {
  requireContent(file);
  let database: Database | undefined;
  try {
    database = openReader(file);
    checkPages(database, file);
    checkSchema(database, file);
    checkMark(database, file);
  } catch (error) {
    throw toRefusal(error, file);
  } finally {
    database?.close();
  }
}

/** SQLite treats an empty file as a new database, which would hide the loss of the old one. */
function requireContent(file: string): void {
  if (statSync(file).size > 0) return;
  throw new StorageRefusal(
    `The database ${file} is empty (0 bytes), as none of this program is; nothing was changed. Put a backup in its place, or remove the file to start with an empty database.`,
  );
}

function checkPages(database: Database, file: string): void {
  const pageCount = readNumber(database, 'page_count');
  const pageSize = readNumber(database, 'page_size');
  const size = statSync(file).size;
  // Pages in the write-ahead log may not be in the file yet, so only a file without a log can be too short.
  const hasLog = (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (!hasLog && size < pageCount * pageSize) throw damaged(file);
  if (size > fullCheckLimit) return;
  const verdict = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
  if (verdict !== 'ok') throw damaged(file);
}

function checkSchema(database: Database, file: string): void {
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  if (tables.length === 0) return;
  if (!tables.some(({ name }) => name === 'kysely_migration')) {
    throw new StorageRefusal(`${file} is a database of another program; nothing was changed.`);
  }
  const applied = database.prepare('SELECT name FROM kysely_migration').all();
  const unknown = findUnknownMigration(applied.map(({ name }) => String(name)));
  if (unknown !== undefined) {
    throw new StorageRefusal(
      `The database ${file} was written by a newer version of this program (it has ${unknown}); ` +
        'nothing was changed.',
    );
  }
}

function checkMark(database: Database, file: string): void {
  if (readMark(database) !== fileMarks.moved) return;
  throw new StorageRefusal(
    `The database ${file} was moved to PostgreSQL: set DATABASE_URL to the address it was moved to. ` +
      'To start with an empty database, move the file out of the folder.',
  );
}

function readNumber(database: Database, pragma: string): number {
  return Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
}
