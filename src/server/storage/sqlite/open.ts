import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  StorageRefusal,
  type Write,
  type Writes,
  type Storage,
  type StorageState,
} from '../../ports/storage.ts';
import { checkFile } from './check.ts';
import { closeToOthers, fileName } from './database.ts';
import { toRefusal } from './failures.ts';
import type { Reader } from './reader.ts';
import { WriterThread, type WriterOptions } from './writer-thread.ts';

export interface SqliteStorage<Given> extends Storage<Given> {
  /** While a reader uses the log, deleted data stays in it until the next call. */
  emptyLog(): Promise<void>;
}

interface SqliteOptions<Given> {
  readonly writes: Writes<Given>;
  /** Module of the writer thread; it calls serveWriter with the writes and `workerData.file`. */
  readonly writer: URL;
  /** Merged with `file` into the thread's workerData. */
  readonly workerData?: Readonly<Record<string, unknown>>;
  readonly backlog?: number;
  readonly onCrash?: WriterOptions['onCrash'];
}

/** About a quarter of a second of work, at a few thousand writes per second. */
const defaultBacklog = 1024;

/**
 * Writes run in a thread, reads here. Rejects with StorageRefusal, having written nothing, if folder or database is unusable.
 */
export async function openSqlite<Given>(
  folder: string,
  options: SqliteOptions<Given>,
): Promise<SqliteStorage<Given>> {
  const file = prepareFile(folder);
  const writer = new WriterThread({
    module: options.writer,
    workerData: { ...options.workerData, file },
    backlog: options.backlog ?? defaultBacklog,
    onCrash: options.onCrash ?? (() => undefined),
  });
  // Both load modules, which is most of the time to start.
  const [{ openReads }] = await Promise.all([import('./reader.ts'), writer.start()]);
  const names = new Map<unknown, string>(
    Object.entries(options.writes).map(([name, write]) => [write, name]),
  );
  const reader = await openReadsOrClose(writer, file, openReads);
  return {
    reads: reader.reads,
    async run<Args, Outcome>(write: Write<Args, Outcome, Given>, args: Args) {
      const name = names.get(write);
      if (name === undefined) throw new Error('The writer thread does not have this write');
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread responds with the outcome of the write that it ran
      return writer.run(name, args) as Promise<Outcome>;
    },
    emptyLog: () => writer.emptyLog(),
    state: async () => ({ waiting: writer.waiting, file: await measure(file) }),
    async close() {
      await writer.drain();
      // The writer closes last: only it can checkpoint the write-ahead log.
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

async function openReadsOrClose(
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

// Without write access, SQLite opens the file read-only and fails at the first save.
function requireAccess(path: string, mode: number, line: string): void {
  try {
    accessSync(path, mode);
  } catch (cause) {
    throw new StorageRefusal(line, { cause });
  }
}
