import { makeDataDir } from '../product/server.ts';
import { startPostgres } from '../product/postgres-server.ts';
import { buildClient } from '../../src/server/storage/postgres/pool.ts';

export interface BenchPlace {
  readonly name: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
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
    analyze: async () => undefined,
    remove: async () => data.remove(),
  };
}

/** PostgreSQL with its default settings on the same machine: it shares the processor with the server. */
export async function makePostgres(): Promise<BenchPlace> {
  const data = makeDataDir();
  const server = await startPostgres();
  const databaseUrl = server.url('postgres');
  return {
    name: 'PostgreSQL',
    databaseUrl,
    dataDir: data.path,
    env: { DATA_DIR: data.path, DATABASE_URL: databaseUrl },
    async analyze() {
      const client = buildClient(databaseUrl);
      await client.connect();
      await client.query('VACUUM ANALYZE');
      await client.end();
    },
    async remove() {
      await server.remove();
      data.remove();
    },
  };
}
