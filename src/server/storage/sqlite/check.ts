import { statSync } from 'node:fs';
import { StorageRefusal } from '../../ports/storage.ts';
import { migrations } from '../migrations.ts';
import { openReader, resultCode, resultCodes, type Database } from './database.ts';

/** Files up to this size are checked page by page; larger ones would hold up the start. Bytes. */
const fullCheckLimit = 16 * 1024 * 1024;

/** Looks at an existing database without changing it; throws StorageRefusal where it must not be used. */
export function checkFile(file: string): void {
  let database: Database | undefined;
  try {
    database = openReader(file);
    checkPages(database, file);
    checkSchema(database, file);
  } catch (error) {
    throw explain(error, file);
  } finally {
    database?.close();
  }
}

/** Turns SQLite's own refusals into a sentence for the operator. */
export function explain(error: unknown, file: string): unknown {
  switch (resultCode(error)) {
    case resultCodes.corrupt:
    case resultCodes.notADatabase:
      return damaged(file);
    case resultCodes.cannotOpen:
    case resultCodes.readOnly:
      return new StorageRefusal(`The database ${file} cannot be opened for writing: check who owns it.`, {
        cause: error,
      });
    case resultCodes.busy:
    case resultCodes.locked:
      return new StorageRefusal(`The database ${file} is locked by another program.`, { cause: error });
    default:
      return error;
  }
}

function checkPages(database: Database, file: string): void {
  const pageCount = readNumber(database, 'page_count');
  const pageSize = readNumber(database, 'page_size');
  const size = statSync(file).size;
  // Pages still in the write-ahead log are not in the file yet, so only a file without one can be too short.
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
  const unknown = applied.find(({ name }) => typeof name !== 'string' || !Object.hasOwn(migrations, name));
  if (unknown) {
    throw new StorageRefusal(
      `The database ${file} was written by a newer version of this program (it has ${String(unknown['name'])}); ` +
        'nothing was changed.',
    );
  }
}

function readNumber(database: Database, pragma: string): number {
  return Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
}

function damaged(file: string): StorageRefusal {
  return new StorageRefusal(
    `The database ${file} is damaged; nothing was changed. Move it away and put a backup in its place.`,
  );
}
