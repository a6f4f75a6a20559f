import { makeDataDir } from '../product/server.ts';
import { startPostgres } from '../product/postgres-server.ts';

export interface BenchPlace {
  readonly name: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  processes(): readonly number[];
  remove(): Promise<void>;
}

export async function makeSqlite(): Promise<BenchPlace> {
  const data = makeDataDir();
  return {
    name: 'SQLite',
    databaseUrl: undefined,
    dataDir: data.path,
    env: { DATA_DIR: data.path },
    processes: () => [],
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
    processes: () => server.processes(),
    async remove() {
      await server.remove();
      data.remove();
    },
  };
}
