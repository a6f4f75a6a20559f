import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** What servers of one database know together. PostgreSQL writes no log of it: it costs little, and a crash empties it. */
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
