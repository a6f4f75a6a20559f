import { sql, type Kysely } from 'kysely';

/**
 * A save sums a member's records, at most 500, instead of their versions, up to 100 each. One index serves sums
 * and lists: a save updates every index.
 */
export async function addVersionBytes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('records')
    .addColumn('version_bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update records set version_bytes = versions.bytes
    from (select member_id, record_id, sum(size) as bytes from record_versions group by member_id, record_id) as versions
    where versions.member_id = records.member_id and versions.record_id = records.id`.execute(db);
  for (const index of ['records_by_save', 'records_by_size', 'record_versions_by_size']) {
    await db.schema.dropIndex(index).execute();
  }
  await db.schema
    .createIndex('records_by_save')
    .on('records')
    .columns(['member_id', 'module', 'save_number', 'size', 'version_bytes'])
    .execute();
}
