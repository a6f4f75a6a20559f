import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * PostgreSQL rewrites a row in every index of its table if an update changes an indexed column, or if the row's page is
 * full (https://www.postgresql.org/docs/current/storage-hot.html). A save changes columns of `records_by_save`. The new
 * index, which no save changes, finds a member's records of a questionnaire, at most 500, to be sorted and summed when
 * read; pages keep free space. SQLite has no such rule, and sums best with a covering index.
 */
export async function addQuietIndex(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await db.schema.dropIndex('records_by_save').execute();
  await db.schema.createIndex('records_by_module').on('records').columns(['member_id', 'module']).execute();
  await sql`alter table records set (fillfactor = 70)`.execute(db);
}
