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

/** What a new database has: nothing, or the tables that the migrations create. */
type Start = 'empty' | 'migrated';

/** PostgreSQL's own templates; postgres-setup.ts migrates the second one. */
const templates = { empty: 'template0', migrated: 'template1' } as const satisfies Record<Start, string>;

/** A new PostgreSQL database; undefined in projects that run on SQLite. */
export async function makeDatabase(start: Start = 'empty'): Promise<TestDatabase | undefined> {
  const server = inject('postgres');
  return server === undefined ? undefined : makeDatabaseOn(server, start);
}

/** A new database on a server, given the address of another one there. */
export async function makeDatabaseOn(server: string, start: Start = 'empty'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying its files takes half the processor time of copying its pages through the log.
  await askPostgres(server, `CREATE DATABASE ${name} TEMPLATE ${templates[start]} STRATEGY FILE_COPY`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  /** Kept from one test to the next: a new connection takes longer than emptying the tables. */
  let emptying: Promise<Emptying> | undefined;
  return {
    url: url.href,
    run: async (sql) => void (await askPostgres(url.href, sql)),
    async empty() {
      emptying ??= openEmptying(url.href);
      const { client, sql } = await emptying;
      await client.query(sql);
    },
    async remove() {
      await (await emptying)?.client.end();
      await askPostgres(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

interface Emptying {
  readonly client: Client;
  readonly sql: string;
}

async function openEmptying(url: string): Promise<Emptying> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ readonly tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely\\_%'",
  );
  // In any order, without foreign key checks. TRUNCATE would create new files for each table.
  const deletions = rows.map(({ tablename }) => `DELETE FROM ${tablename};`);
  return { client, sql: `SET session_replication_role = replica; ${deletions.join(' ')}` };
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
