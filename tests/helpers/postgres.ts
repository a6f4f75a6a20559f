import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import './postgres-setup.ts';

export interface TestDatabase {
  readonly url: string;
  run(sql: string): Promise<void>;
  empty(): Promise<void>;
  remove(): Promise<void>;
}

/** A new empty PostgreSQL database; undefined in projects that run on SQLite. */
export async function makeDatabase(): Promise<TestDatabase | undefined> {
  const server = inject('postgres');
  return server === undefined ? undefined : makeDatabaseOn(server);
}

/** A new empty database on a server, given the address of another one there. */
export async function makeDatabaseOn(server: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await askPostgres(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    run: async (sql) => void (await askPostgres(url.href, sql)),
    async empty() {
      const tables = await askPostgres(
        url.href,
        "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely\\_%'",
      );
      await askPostgres(url.href, `TRUNCATE ${tables.map(({ tablename }) => tablename).join(', ')}`);
    },
    remove: async () => void (await askPostgres(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

export async function askPostgres(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
