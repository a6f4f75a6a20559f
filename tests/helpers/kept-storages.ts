import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { openStorage, type ProductStorage } from '../../src/server/open-storage.ts';
import { StorageError } from '../../src/server/ports/storage.ts';
import { loadQuestionnaires } from '../../src/server/questionnaires.ts';
import { openPostgres } from '../../src/server/storage/postgres/open.ts';
import { fileName } from '../../src/server/storage/sqlite/database.ts';
import { fixtureFolder, shippedFolder } from './load-compiled.ts';
import { makeDatabase } from './postgres.ts';

export interface TestStorage {
  readonly storage: ProductStorage;
  readonly dataDir: string;
  /** Undefined on SQLite. */
  readonly databaseUrl: string | undefined;
  readonly questionnaires: Awaited<ReturnType<typeof loadQuestionnaires>>;
  /** Writes into the database without the server. */
  run(sql: string): Promise<void>;
  empty(): Promise<void>;
}

interface Kept extends TestStorage {
  remove(): Promise<void>;
}

/** Those that no app uses now. Opening one takes longer than most tests, so a worker keeps them from file to file. */
const free: Kept[] = [];

/**
 * An empty database: SQLite, or PostgreSQL where that runs. When an app closes its storage, a later app gets it, unless a
 * test has damaged it or chose its folder.
 */
export async function takeStorage(dataDir: string | undefined): Promise<TestStorage> {
  const kept = dataDir === undefined ? free.pop() : undefined;
  await kept?.empty();
  const taken = kept ?? (await open(dataDir));
  const { storage } = taken;
  let isKept = dataDir === undefined;
  let isClosed = false;
  return {
    ...taken,
    storage: {
      ...storage,
      run: async (write, args) => {
        if (isClosed) throw new StorageError('The test closed the storage');
        return storage.run(write, args);
      },
      async close() {
        if (isClosed) return;
        isClosed = true;
        if (!isKept) return taken.remove();
        while ((await storage.state()).waiting > 0) await turn();
        free.push(taken);
      },
    },
    run(sql) {
      isKept = false;
      return taken.run(sql);
    },
  };
}

const folders = [
  shippedFolder('coineval'),
  shippedFolder('social'),
  shippedFolder('decision'),
  fixtureFolder('everything'),
  fixtureFolder('talk'),
  fixtureFolder('assembly'),
  fixtureFolder('further'),
  fixtureFolder('pact'),
  fixtureFolder('scores'),
];

let compiled: ReturnType<typeof loadQuestionnaires> | undefined;

async function open(chosen: string | undefined): Promise<Kept> {
  compiled ??= loadQuestionnaires(folders);
  const questionnaires = await compiled;
  const dataDir = chosen ?? mkdtempSync(join(workerFolder(), 'data-'));
  const database = await makeDatabase('migrated');
  // Long, for a busy machine: a lock or connection that comes late is no fault here.
  const longTimeouts = { acquireTimeout: 120_000, lockTimeout: 120_000 };
  const place = { databaseUrl: database?.url, dataDir };
  const known = { folders, questionnaires };
  const storage =
    database === undefined
      ? await openStorage(place, known, () => undefined)
      : {
          ...(await openPostgres(database.url, questionnaires, { ...longTimeouts, connections: 6 })),
          emptyLog: async () => undefined,
        };
  const file = join(dataDir, fileName);
  return {
    storage,
    ...place,
    questionnaires,
    async run(sql) {
      await (database?.run(sql) ?? writeInto(file, () => sql));
    },
    async empty() {
      await (database?.empty() ?? writeInto(file, toEmptying));
    },
    async remove() {
      await storage.close();
      await database?.remove();
      if (chosen === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function writeInto(file: string, toSql: (database: DatabaseSync) => string): void {
  const database = new DatabaseSync(file, {
    enableForeignKeyConstraints: false,
    timeout: 10_000,
    defensive: false,
  });
  database.exec(toSql(database));
  database.close();
}

/** In one transaction, which the disk need not confirm. */
function toEmptying(database: DatabaseSync): string {
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const ours = tables.map(({ name }) => String(name)).filter((name) => !/^(kysely|sqlite)_/.test(name));
  const deletions = ours.map((name) => `DELETE FROM ${name};`);
  return `PRAGMA synchronous = OFF; BEGIN IMMEDIATE; ${deletions.join(' ')} COMMIT;`;
}

let folder: string | undefined;

/** A folder for all tests of this worker. */
export function workerFolder(): string {
  if (folder !== undefined) return folder;
  const made = mkdtempSync(join(tmpdir(), 'take-profits-worker-'));
  // Vitest ends a worker by this signal.
  process.once('SIGTERM', () => {
    rmSync(made, { recursive: true, force: true });
    process.kill(process.pid);
  });
  folder = made;
  return made;
}
