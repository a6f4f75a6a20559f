import type { Kysely } from 'kysely';

/** Records from before it existed count as begun here. */
export async function addOrigins(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('records').addColumn('origin', 'text').execute();
}
