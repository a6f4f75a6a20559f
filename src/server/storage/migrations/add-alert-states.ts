import { sql, type Kysely } from 'kysely';

/**
 * No database adds a column to a key, so the table is written again. `counted`: 0 until the readings from before are counted.
 * A server of the previous release fails to save an alert with 5xx, which browsers retry.
 */
export async function addAlertStates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('numbered_alerts')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('coin', 'text')
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('fact', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('figure', 'double precision', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addColumn('counted', 'integer', (column) => column.notNull())
    .addColumn('met_day', 'text')
    .addColumn('met_value', 'double precision')
    .addColumn('met_source', 'text')
    .addColumn('met_state', 'text')
    .addColumn('known_day', 'text')
    .addColumn('read_day', 'text')
    .addPrimaryKeyConstraint('numbered_alerts_key', ['member_id', 'record_id', 'number'])
    .execute();
  await copyAlerts(db);
  await db.schema.dropTable('alerts').execute();
  await db.schema.alterTable('numbered_alerts').renameTo('alerts').execute();
  await db.schema.createIndex('alerts_by_coin').on('alerts').columns(['coin', 'until']).execute();
}

interface OldAlert {
  readonly member_id: string;
  readonly record_id: string;
  readonly subject: string | null;
  readonly day: string | null;
  readonly saved_at: number;
}

/** An alert without its record is left out. */
async function copyAlerts(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<OldAlert>`
    select alerts.member_id, alerts.record_id, records.subject, records.day, records.saved_at from alerts
    inner join records on records.member_id = alerts.member_id and records.id = alerts.record_id`.execute(db);
  for (const { member_id: memberId, record_id: recordId, subject, day, saved_at: savedAt } of rows) {
    const since = day ?? new Date(savedAt).toISOString().slice(0, 10);
    await sql`
      insert into numbered_alerts (member_id, record_id, number, coin, since, fact, side, figure, until, counted)
      select member_id, record_id, 1, ${subject}, ${since}, fact, side, figure, until, 0 from alerts
      where member_id = ${memberId} and record_id = ${recordId}`.execute(db);
  }
}
