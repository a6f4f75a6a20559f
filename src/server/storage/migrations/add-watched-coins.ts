import type { Kysely } from 'kysely';

/** The name is stored, so that the list can be shown while a source does not respond. */
export async function addWatchedCoins(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('watched_coins')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('coin', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('watched_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('watched_coins_key', ['member_id', 'coin'])
    .execute();
}
