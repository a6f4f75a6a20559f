import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StorageRefusal, type CommandSpec, type Commands, type Storage } from '../../ports/storage.ts';
import { migrations } from '../migrations.ts';
import { buildReads } from '../reads.ts';
import type { Tables } from '../tables.ts';
import { checkFile, explain } from './check.ts';
import { openReader, openWriter, type Database } from './database.ts';
import { buildDialect } from './dialect.ts';
import { buildWriter } from './writer.ts';

const fileName = 'take-profits.db';

/**
 * Opens the embedded database in a folder, making both where they are missing. Rejects with StorageRefusal, and
 * without having written anything, where the folder or the database cannot be used.
 */
export async function openSqlite<Spec extends CommandSpec>(
  folder: string,
  commands: Commands<Spec>,
): Promise<Storage<Spec>> {
  prepareFolder(folder);
  const file = join(folder, fileName);
  if (existsSync(file)) {
    requireAccess(
      file,
      constants.R_OK | constants.W_OK,
      `The database ${file} cannot be opened for writing.`,
    );
    checkFile(file);
  }
  const opened: Database[] = [];
  try {
    const writing = openWriter(file);
    opened.push(writing);
    const writeDb = new Kysely<Tables>({ dialect: buildDialect(writing) });
    await migrate(writing, writeDb);
    const reading = openReader(file);
    opened.push(reading);
    const writer = buildWriter(writing, writeDb, commands);
    return {
      reads: buildReads(new Kysely<Tables>({ dialect: buildDialect(reading) })),
      run: writer.run,
      async close() {
        await writer.drain();
        if (!writing.isOpen) return;
        // The writer goes last: it is the one that can fold the write-ahead log into the file.
        reading.close();
        writing.close();
      },
    };
  } catch (error) {
    for (const database of opened) database.close();
    throw explain(error, file);
  }
}

function prepareFolder(folder: string): void {
  const line = `The folder ${folder} (DATA_DIR) cannot be written to.`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StorageRefusal(line, { cause });
  }
  requireAccess(folder, constants.W_OK | constants.X_OK, line);
}

// SQLite falls back to reading without a word, and then fails at the first save.
function requireAccess(path: string, mode: number, line: string): void {
  try {
    accessSync(path, mode);
  } catch (cause) {
    throw new StorageRefusal(line, { cause });
  }
}

async function migrate(database: Database, db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  database.exec('BEGIN IMMEDIATE');
  try {
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
