import { resolve } from 'node:path';
import { buildCommands, saves, type WriteSpec } from './domain/commands/command-list.ts';
import type { CompiledQuestionnaire } from '../engine/registry/questionnaire.ts';
import type { Storage } from './ports/storage.ts';
import type { PostgresOptions } from './storage/postgres/open.ts';
import { openSqlite } from './storage/sqlite/open.ts';

/** Where the product keeps everything. */
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

/**
 * Opens the product's database. Rejects with StorageRefusal where it must not be used. `onFault` is told of a writer
 * thread that ended and of connections that broke; both come back by themselves. `patiences` are PostgreSQL's own.
 */
export async function openStorage(
  { databaseUrl, dataDir }: StoragePlace,
  { folders, compiled }: StoredQuestionnaires,
  onFault: (error: unknown) => void,
  patiences: Pick<PostgresOptions, 'patience' | 'lockPatience' | 'sharedPatience'> = {},
): Promise<Storage<WriteSpec>> {
  if (databaseUrl !== undefined) {
    // Its driver is loaded only where it is used.
    const { openPostgres } = await import('./storage/postgres/open.ts');
    return openPostgres(databaseUrl, buildCommands(compiled), { ...patiences, saves, onLost: onFault });
  }
  return openSqlite<WriteSpec>(resolve(dataDir), {
    writer: new URL('./writer.ts', import.meta.url),
    workerData: { questionnaires: folders } satisfies Omit<WriterTask, 'file'>,
    onCrash: onFault,
  });
}
