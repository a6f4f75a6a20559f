import { sql, type Kysely } from 'kysely';
import type { Client } from 'pg';
import { StorageRefusal } from '../../ports/storage.ts';
import { migrate } from '../migrate.ts';
import { findUnknownMigration } from '../migration-names.ts';
import type { Tables } from '../../ports/tables.ts';
import { buildMigrationQueries } from './connection.ts';
import { toRefusal } from './failures.ts';
import { buildClient } from './pool.ts';

/** Advisory lock of migrations: any number, the same in every version. */
const migrationLock = 7_215_480_113;

/** Of several processes, one migrates and the others wait. Rejects with StorageRefusal, without any change. */
export async function prepareDatabase(url: string): Promise<{ readonly pooled: boolean }> {
  let client: Client | undefined;
  try {
    client = buildClient(url);
    await client.connect();
    await migrateUnderLock(client);
    return { pooled: await isPooled(client) };
  } catch (error) {
    throw toRefusal(error);
  } finally {
    await client?.end().catch(() => undefined);
  }
}

/** Without COMMIT, the end of the connection rolls it back. */
async function migrateUnderLock(client: Client): Promise<void> {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
  const db = buildMigrationQueries((query) => client.query(query));
  await requireDurable(db);
  const schema = await findSchema(db);
  await requireKnown(db, schema);
  await migrate(db, schema);
  await client.query('COMMIT');
}

/** Behind a pooler, the process that greeted the client is not the one that runs its statements. */
async function isPooled(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  // Set by pg, but not in its types.
  return rows[0]?.pid !== Reflect.get(client, 'processID');
}

async function requireDurable(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{
    setting: string;
  }>`SELECT current_setting('synchronous_commit') AS setting`.execute(db);
  if (rows[0]?.setting === 'off') {
    throw new StorageRefusal(
      'The database of DATABASE_URL has synchronous_commit = off, and would lose saves that were acknowledged.',
    );
  }
}

async function findSchema(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ schema: string | null }>`SELECT current_schema() AS schema`.execute(db);
  const schema = rows[0]?.schema;
  if (typeof schema === 'string') return schema;
  throw new StorageRefusal('The database of DATABASE_URL has no schema that its user may write to.');
}

async function requireKnown(db: Kysely<Tables>, schema: string): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.schema === schema && table.name === 'kysely_migration')) return;
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  const unknown = findUnknownMigration(rows.map(({ name }) => name));
  if (unknown === undefined) return;
  throw new StorageRefusal(
    `The database of DATABASE_URL was written by a newer version of this program (it has ${unknown}); ` +
      'nothing was changed.',
  );
}
