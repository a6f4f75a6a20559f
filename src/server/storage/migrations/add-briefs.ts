import { sql, type Kysely } from 'kysely';

const batch = 500;

/** Answers can be long: lists and limits are read without them. A covering index sums up records. */
export async function addBriefs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('records')
    .addColumn('sections', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema
    .alterTable('records')
    .addColumn('size', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await fill(db);
  await db.schema
    .createIndex('records_by_size')
    .on('records')
    .columns(['member_id', 'module', 'size'])
    .execute();
}

async function fill(db: Kysely<unknown>): Promise<void> {
  let last = { member_id: '', id: '' };
  for (;;) {
    const { rows } = await sql<{ member_id: string; id: string; answers: string }>`
      select member_id, id, answers from records
      where member_id > ${last.member_id} or (member_id = ${last.member_id} and id > ${last.id})
      order by member_id, id limit ${sql.lit(batch)}`.execute(db);
    for (const row of rows) {
      await sql`
        update records set sections = ${listSections(row.answers)}, size = ${Buffer.byteLength(row.answers)}
        where member_id = ${row.member_id} and id = ${row.id}`.execute(db);
    }
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end;
  }
}

function listSections(answers: string): string {
  try {
    const stored: unknown = JSON.parse(answers);
    const isKnown = typeof stored === 'object' && stored !== null && 'sections' in stored;
    return JSON.stringify(isKnown && Array.isArray(stored.sections) ? stored.sections : []);
  } catch {
    return '[]';
  }
}
