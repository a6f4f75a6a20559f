import type { Kysely } from 'kysely';

/** Times of retention runs, which reveal a clock that jumps. */
export async function addRetentionLooks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('retention_looks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .addColumn('looked_at', 'bigint', (column) => column.notNull())
    .addColumn('trusted_at', 'bigint', (column) => column.notNull())
    .addColumn('ahead_since', 'bigint')
    .execute();
}
