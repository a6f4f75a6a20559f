import { sql, type Kysely } from 'kysely';

/** Of versions before this migration, only the existence of records is known. */
export async function addLiveVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('live_versions')
    .addColumn('module', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('seal', 'text', (column) => column.notNull())
    .addColumn('noted_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('live_versions_key', ['module', 'version'])
    .execute();
  await sql`
    insert into live_versions (module, version, fingerprint, seal, noted_at)
    select distinct module, 0, '', '', 0 from records`.execute(db);
}
