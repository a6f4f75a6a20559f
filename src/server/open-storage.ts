import { resolve } from 'node:path';
import type { Questionnaires } from './domain/context.ts';
import type { PostgresOptions } from './storage/postgres/open.ts';
import { openSqlite, type SqliteStorage } from './storage/sqlite/open.ts';
import { writes } from './writes.ts';

export interface StoragePlace {
  /** Undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

interface StoredQuestionnaires {
  readonly folders: readonly string[];
  readonly questionnaires: Questionnaires;
}

/** For commands that do not read answers. */
export const noQuestionnaires: StoredQuestionnaires = { folders: [], questionnaires: new Map() };

export interface WriterTask {
  readonly file: string;
  readonly questionnaires: readonly string[];
}

/** `emptyLog` does nothing on PostgreSQL, whose log the operator archives. */
export type ProductStorage = SqliteStorage<Questionnaires>;

/**
 * Rejects with StorageRefusal. `onFault`: the writer thread ended or a connection broke; both restart. `timeouts`:
 * PostgreSQL's.
 */
export async function openStorage(
  { databaseUrl, dataDir }: StoragePlace,
  { folders, questionnaires }: StoredQuestionnaires,
  onFault: (error: unknown) => void,
  timeouts: Pick<PostgresOptions, 'acquireTimeout' | 'lockTimeout'> = {},
): Promise<ProductStorage> {
  if (databaseUrl !== undefined) {
    // The driver is loaded only if needed.
    const { openPostgres } = await import('./storage/postgres/open.ts');
    const storage = await openPostgres(databaseUrl, questionnaires, {
      ...timeouts,
      onLost: onFault,
    });
    return { ...storage, emptyLog: async () => undefined };
  }
  return openSqlite(resolve(dataDir), {
    writes,
    writer: new URL('./writer.ts', import.meta.url),
    workerData: { questionnaires: folders } satisfies Omit<WriterTask, 'file'>,
    onCrash: onFault,
  });
}
