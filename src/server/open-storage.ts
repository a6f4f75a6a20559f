import { resolve } from 'node:path';
import { buildCommands, type WriteSpec } from './domain/commands/command-list.ts';
import type { CompiledQuestionnaire } from '../engine/questionnaire.ts';
import type { PostgresOptions } from './storage/postgres/open.ts';
import { openSqlite, type SqliteStorage } from './storage/sqlite/open.ts';

/** Where the product's database is. */
export interface StoragePlace {
  /** A PostgreSQL database; undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** The questionnaires that records are saved to; both name the same ones. */
export interface StoredQuestionnaires {
  /** The folders they were compiled into. */
  readonly folders: readonly string[];
  readonly compiled: ReadonlyMap<string, CompiledQuestionnaire>;
}

/** What the writer thread is started with. */
export interface WriterTask {
  readonly file: string;
  readonly questionnaires: readonly string[];
}

/** The product's database. `emptyLog` does nothing on PostgreSQL, whose log the operator archives. */
export type ProductStorage = SqliteStorage<WriteSpec>;

/**
 * Opens the product's database. Rejects with StorageRefusal where it must not be used. `onFault` is called when the writer
 * thread ends or a connection breaks; both are started again. `timeouts` are for PostgreSQL.
 */
export async function openStorage(
  { databaseUrl, dataDir }: StoragePlace,
  { folders, compiled }: StoredQuestionnaires,
  onFault: (error: unknown) => void,
  timeouts: Pick<PostgresOptions, 'acquireTimeout' | 'lockTimeout' | 'sharedTimeout'> = {},
): Promise<ProductStorage> {
  if (databaseUrl !== undefined) {
    // Loads the driver only where it is used.
    const { openPostgres } = await import('./storage/postgres/open.ts');
    const storage = await openPostgres(databaseUrl, buildCommands(compiled), {
      ...timeouts,
      onLost: onFault,
    });
    return { ...storage, emptyLog: async () => undefined };
  }
  return openSqlite<WriteSpec>(resolve(dataDir), {
    writer: new URL('./writer.ts', import.meta.url),
    workerData: { questionnaires: folders } satisfies Omit<WriterTask, 'file'>,
    onCrash: onFault,
  });
}
