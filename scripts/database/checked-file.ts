import { buildQueries } from '../../src/server/storage/sqlite/connection.ts';
import { openReader } from '../../src/server/storage/sqlite/database.ts';
import { requireUpToDate, type CheckedDatabase } from './checked-database.ts';
import { fileIn, requireOwn } from './embedded.ts';

export function openCheckedFile(dataDir: string): CheckedDatabase {
  const file = fileIn(dataDir);
  requireOwn(file);
  const database = openReader(file);
  database.exec('BEGIN');
  const applied = database.prepare('SELECT name FROM kysely_migration').all();
  requireUpToDate(
    applied.map(({ name }) => String(name)),
    `The database ${file}`,
  );
  return {
    reads: buildQueries(database),
    async *rows(sql) {
      yield* database.prepare(sql).iterate();
    },
    async findFaults() {
      const verdicts = database.prepare('PRAGMA integrity_check').all();
      const loose = database.prepare('PRAGMA foreign_key_check').all();
      return [
        ...verdicts.map((row) => String(Object.values(row)[0])).filter((verdict) => verdict !== 'ok'),
        ...loose.map(({ table, parent }) => `a row of ${String(table)} has none in ${String(parent)}`),
      ].map((fault) => `SQLite says: ${fault.replaceAll('\n', ' ')}`);
    },
    close: async () => database.close(),
  };
}
