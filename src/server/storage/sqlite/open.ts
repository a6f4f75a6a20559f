import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StorageRefusal, type CommandSpec, type Storage, type StorageState } from '../../ports/storage.ts';
import { checkFile } from './check.ts';
import { closeToOthers, fileName } from './database.ts';
import { toRefusal } from './failures.ts';
import type { Reader } from './reader.ts';
import { WriterThread, type WriterOptions } from './writer-thread.ts';

export interface SqliteOptions {
  /** The module of the writer thread: it calls serveWriter with the commands, and `file` of its workerData. */
  readonly writer: URL;
  /** Joined to `file` in the writer's workerData. */
  readonly workerData?: Readonly<Record<string, unknown>>;
  readonly backlog?: number;
  readonly onCrash?: WriterOptions['onCrash'];
}

/** At a few thousand writes a second this is a quarter of a second of work. */
const defaultBacklog = 1024;

/**
 * Opens the embedded database in a folder, making both where they are missing. Writes go to a thread of their own,
 * reads through a second connection here. Rejects with StorageRefusal, and without having written anything, where
 * the folder or the database cannot be used.
 */
export async function openSqlite<Spec extends CommandSpec>(
  folder: string,
  options: SqliteOptions,
): Promise<Storage<Spec>> {
  const file = prepareFile(folder);
  const writer = new WriterThread({
    module: options.writer,
    workerData: { ...options.workerData, file },
    backlog: options.backlog ?? defaultBacklog,
    onCrash: options.onCrash ?? (() => undefined),
  });
  // Loaded while the thread loads what it needs: together they are most of the time to start.
  const [{ openReads }] = await Promise.all([import('./reader.ts'), writer.start()]);
  const reader = await openBeside(writer, file, openReads);
  return {
    reads: reader.reads,
    look: (memberId, _, id) => reader.reads.findRecord(memberId, id),
    run: (name, args) => writer.run(String(name), args),
    emptyLog: () => writer.emptyLog(),
    state: async () => ({ waiting: writer.waiting, file: await measure(file) }),
    async close() {
      await writer.drain();
      // The writer goes last: it is the one that can fold the write-ahead log into the file.
      reader.close();
      await writer.close();
    },
  };
}

async function measure(file: string): Promise<NonNullable<StorageState['file']>> {
  const { bavail, bsize } = await statfs(dirname(file));
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  return { walBytes: log?.size ?? 0, freeBytes: bavail * bsize };
}

async function openBeside(
  writer: WriterThread,
  file: string,
  openReads: (file: string) => Reader,
): Promise<Reader> {
  try {
    return openReads(file);
  } catch (error) {
    await writer.close();
    throw toRefusal(error, file);
  }
}

/** The path of the database file in a folder that can be written to, checked where it exists. */
function prepareFile(folder: string): string {
  const line = `The folder ${folder} (DATA_DIR) cannot be written to.`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StorageRefusal(line, { cause });
  }
  requireAccess(folder, constants.W_OK | constants.X_OK, line);
  const file = join(folder, fileName);
  if (existsSync(file)) {
    const closed = `The database ${file} cannot be opened for writing.`;
    requireAccess(file, constants.R_OK | constants.W_OK, closed);
    closeToOthers(file);
    checkFile(file);
  }
  return file;
}

// SQLite falls back to reading without a word, and then fails at the first save.
function requireAccess(path: string, mode: number, line: string): void {
  try {
    accessSync(path, mode);
  } catch (cause) {
    throw new StorageRefusal(line, { cause });
  }
}
