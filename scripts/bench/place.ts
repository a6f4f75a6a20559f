import { makeDataDir } from '../product/server.ts';
import { startPostgres } from '../product/postgres-server.ts';

/** A database to measure, and the environment that makes the server use it. */
export interface BenchPlace {
  readonly name: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  /** The processes of the database itself, beside the server's. */
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

/** PostgreSQL as it comes, on this machine too: it takes its part of what the server could have. */
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
