import type { Kysely } from 'kysely';

export async function addCoinDays(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('coin_months')
    .addColumn('coin', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('gecko_id', 'text')
    .addColumn('charted_on', 'text')
    .addColumn('days', 'text', (column) => column.notNull())
    .addColumn('read_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('coin_months_key', ['coin', 'month'])
    .execute();
  await db.schema
    .createTable('reading_batches')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('batch', 'integer', (column) => column.notNull())
    .addColumn('coins', 'text', (column) => column.notNull())
    .addColumn('claimed_at', 'bigint', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .addPrimaryKeyConstraint('reading_batches_key', ['day', 'batch'])
    .execute();
}
