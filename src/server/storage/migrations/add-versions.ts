import { sql, type Kysely } from 'kysely';

export async function addVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('record_versions')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('module', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('record_versions_key', ['member_id', 'record_id', 'revision'])
    .execute();
  await db.schema
    .createIndex('record_versions_by_size')
    .on('record_versions')
    .columns(['member_id', 'module', 'size'])
    .execute();
  await db.schema.alterTable('members').addColumn('leaves_at', 'bigint').execute();
  await db.schema.createIndex('members_leaving').on('members').column('leaves_at').execute();
  // The hourly search for expired data must not scan tables.
  await db.schema
    .createIndex('records_deleted')
    .on('records')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
  await db.schema.createIndex('kept_answers_by_age').on('kept_answers').column('created_at').execute();
  await db.schema.createIndex('sessions_by_age').on('sessions').column('created_at').execute();
  await db.schema.createIndex('sessions_by_use').on('sessions').column('last_seen_at').execute();
}
