import { sql, type Kysely } from 'kysely';

/** A day in ms: no earlier limit had a longer period. */
const longest = 24 * 60 * 60 * 1000;

export async function addSignInGuards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('login_challenges')
    .addColumn('salt', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('mail_outbox')
    .addColumn('network_hash', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('mail_outbox')
    .addColumn('known_browser', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`delete from mail_outbox where kind = 'none'`.execute(db);
  await sql`update mail_outbox set kind = 'code' where kind = 'ended'`.execute(db);
  await db.schema
    .alterTable('counters')
    .addColumn('ends_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update counters set ends_at = opened_at + ${sql.lit(longest)}`.execute(db);
  await db.schema
    .createTable('known_networks')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('network_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_networks_key', ['member_id', 'network_hash'])
    .execute();
  for (const [table, column] of [
    ['login_challenges', 'expires_at'],
    ['used_challenges', 'expires_at'],
    ['counters', 'ends_at'],
    ['known_networks', 'expires_at'],
  ] as const)
    await db.schema.createIndex(`${table}_by_end`).on(table).column(column).execute();
}
