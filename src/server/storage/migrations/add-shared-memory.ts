import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** Counters that servers share. Unlogged in PostgreSQL: cheap, and empty after a crash. */
export async function addSharedMemory(db: Kysely<unknown>): Promise<void> {
  const create = (name: string) => {
    const table = db.schema.createTable(name).addColumn('key', 'text', (column) => column.primaryKey());
    return db.getExecutor().adapter instanceof PostgresAdapter ? table.modifyFront(sql`unlogged`) : table;
  };
  await create('shared_texts')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await create('shared_counts')
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}
