import type { TestProject } from 'vitest/node';
import { startPostgres, type PostgresServer } from '../../scripts/product/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL server's own database; undefined in projects that run without one. */
    postgres: string | undefined;
  }
}

let server: PostgresServer | undefined;

/** One PostgreSQL server for all tests of a project; each test makes its own database in it. */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres();
  project.provide('postgres', server.url('postgres'));
}

export async function teardown(): Promise<void> {
  await server?.remove();
}
