import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * PostgreSQL writes a row anew into every index of its table where an update changes what any of them holds, or where the
 * row's page is full (https://www.postgresql.org/docs/current/storage-hot.html). A save changes what `records_by_save`
 * holds; here an index that no save changes finds a member's records of a questionnaire, at most 500, which are sorted and
 * summed as they are read, and pages keep room. SQLite has no such rule, and sums best by an index alone.
 */
export async function addQuietIndex(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await db.schema.dropIndex('records_by_save').execute();
  await db.schema.createIndex('records_by_module').on('records').columns(['member_id', 'module']).execute();
  await sql`alter table records set (fillfactor = 70)`.execute(db);
}
