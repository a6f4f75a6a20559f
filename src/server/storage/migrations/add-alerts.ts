import type { Kysely } from 'kysely';

/** An alert's coin is not stored: it is the record's, also after the record is renamed. */
export async function addAlerts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alerts')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('fact', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('figure', 'double precision', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('alerts_key', ['member_id', 'record_id'])
    .execute();
}
