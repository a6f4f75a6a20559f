import type { TestProject } from 'vitest/node';
import { startPostgres, type PostgresServer } from '../../scripts/product/postgres-server.ts';
import { openPostgres } from '../../src/server/storage/postgres/open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL server's own database; undefined in projects that run without one. */
    postgres: string | undefined;
  }
}

let server: PostgresServer | undefined;

/**
 * One PostgreSQL server for all tests of a project; each test makes its own database in it. It writes as
 * little to the disk as it can, since no test crashes the machine. Its template has the tables, so that a test need not run the migrations.
 */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres([
    'fsync=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
    'checkpoint_timeout=1h',
    'max_wal_size=4GB',
  ]);
  await (await openPostgres(server.url('template1'), undefined)).close();
  project.provide('postgres', server.url('postgres'));
}

export async function teardown(): Promise<void> {
  await server?.remove();
}
