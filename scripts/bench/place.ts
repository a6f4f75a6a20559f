import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeDataDir } from '../product/server.ts';
import { startPostgres } from '../product/postgres-server.ts';
import { buildClient } from '../../src/server/storage/postgres/pool.ts';
import { fileName } from '../../src/server/storage/sqlite/database.ts';

export interface BenchPlace {
  readonly name: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  /** Runs SQL in the database; of the embedded one, while no server has it. */
  run(sql: string): Promise<void>;
  /** Lets the database learn how large its tables are, as it does by itself within a minute. */
  analyze(): Promise<void>;
  remove(): Promise<void>;
}

export async function makeSqlite(): Promise<BenchPlace> {
  const data = makeDataDir();
  return {
    name: 'SQLite',
    databaseUrl: undefined,
    dataDir: data.path,
    env: { DATA_DIR: data.path },
    async run(sql) {
      const database = new DatabaseSync(join(data.path, fileName));
      database.exec(sql);
      database.close();
    },
    analyze: async () => undefined,
    remove: async () => data.remove(),
  };
}

/** PostgreSQL with its default settings on the same machine: it shares the processor with the server. */
export async function makePostgres(): Promise<BenchPlace> {
  const data = makeDataDir();
  const server = await startPostgres();
  const databaseUrl = server.url('postgres');
  const run = async (sql: string) => {
    const client = buildClient(databaseUrl);
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  return {
    name: 'PostgreSQL',
    databaseUrl,
    dataDir: data.path,
    env: { DATA_DIR: data.path, DATABASE_URL: databaseUrl },
    run,
    analyze: () => run('VACUUM ANALYZE'),
    async remove() {
      await server.remove();
      data.remove();
    },
  };
}
