import { StartRefusal } from '../../src/server/config/start-refusal.ts';
import { migrationNames } from '../../src/server/storage/migration-names.ts';
import type { ReadDb } from '../../src/server/ports/database.ts';

/** A read-only snapshot of a database, while others write to it. */
export interface CheckedDatabase {
  readonly reads: ReadDb;
  /** The rows of a query one by one: there may be more than fit into memory. */
  rows(sql: string): AsyncIterable<Readonly<Record<string, unknown>>>;
  findFaults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Requires that the newest version of this program has used a database: an older one has other tables. */
export function requireUpToDate(applied: readonly string[], name: string): void {
  if (migrationNames.every((migration) => applied.includes(migration))) return;
  throw new StartRefusal(`${name} has an older version: start the server once to migrate it.`);
}
