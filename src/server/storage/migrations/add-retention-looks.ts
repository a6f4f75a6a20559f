import type { Kysely } from 'kysely';

/** When what has been kept for long enough was looked for: a clock that jumps is known by it. */
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
