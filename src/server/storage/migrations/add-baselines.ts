import { sql, type Kysely } from 'kysely';
import { isRecord } from '../../../lib/is-record.ts';

const batch = 500;

/** The facts that home compares. */
const compared: ReadonlySet<unknown> = new Set([
  'price_close',
  'market_cap_coinpaprika',
  'market_cap_coingecko',
  'supply_circulating',
  'supply_maximum',
  'price_average_52',
  'price_average_128',
  'price_average_200',
  'rsi',
  'macd',
  'macd_side',
  'value_locked',
  'fees',
  'exchange_listings',
]);

/** What was known of a coin at a record: `shown` with its answers, `known` of its day. `last`: the last day of a month. */
export async function addBaselines(db: Kysely<unknown>): Promise<void> {
  for (const column of ['shown', 'known'])
    await db.schema.alterTable('records').addColumn(column, 'text').execute();
  await db.schema.alterTable('coin_months').addColumn('last', 'text').execute();
  await fill(db);
  await db.schema
    .createIndex('records_by_subject')
    .on('records')
    .column('subject')
    .where(sql.ref('subject'), 'is not', null)
    .execute();
}

interface OldRecord {
  readonly member_id: string;
  readonly id: string;
  readonly subject: string;
  readonly day: string | null;
  readonly saved_at: number;
  readonly content: string;
}

async function fill(db: Kysely<unknown>): Promise<void> {
  let last = { member_id: '', id: '' };
  for (;;) {
    const { rows } = await sql<OldRecord>`
      select member_id, id, subject, day, saved_at, content from records
      where subject is not null
        and (member_id > ${last.member_id} or (member_id = ${last.member_id} and id > ${last.id}))
      order by member_id, id limit ${sql.lit(batch)}`.execute(db);
    for (const row of rows) {
      const shown = listShown(row.content);
      const known = await findKnown(db, row);
      if (shown === null && known === null) continue;
      await sql`
        update records set shown = ${shown}, known = ${known}
        where member_id = ${row.member_id} and id = ${row.id}`.execute(db);
    }
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end;
  }
}

/** The first stored day from the record's day to three days later. */
async function findKnown(db: Kysely<unknown>, row: OldRecord): Promise<string | null> {
  const since = row.day ?? new Date(row.saved_at).toISOString().slice(0, 10);
  const days = [0, 1, 2, 3].map((after) =>
    new Date(Date.parse(`${since}T00:00:00Z`) + after * 86_400_000).toISOString().slice(0, 10),
  );
  const { rows } = await sql<{ month: string; days: string; read_at: number }>`
    select month, days, read_at from coin_months
    where coin = ${row.subject} and month in (${sql.join([...new Set(days.map((day) => day.slice(0, 7)))])})
  `.execute(db);
  for (const day of days) {
    const month = rows.find((one) => one.month === day.slice(0, 7));
    const packed = month && parse(month.days)[day.slice(8)];
    if (month && packed !== undefined) return JSON.stringify([day, month.read_at, packed]);
  }
  return null;
}

function listShown(content: string): string | null {
  const { evidence } = parse(content);
  const entries = Object.entries(isRecord(evidence) ? evidence : {}).flatMap(([id, one]) => {
    const facts = isRecord(one) && Array.isArray(one['facts']) ? one['facts'] : [];
    const kept = facts.filter((fact) => isRecord(fact) && compared.has(fact['id']));
    return isRecord(one) && kept.length > 0 ? [[id, { ...one, facts: kept }] as const] : [];
  });
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : null;
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
