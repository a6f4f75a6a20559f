import { sql } from 'kysely';
import type { DayValueId } from '../../contracts/day-values.ts';
import { addToDay } from '../../lib/utc-day.ts';
import type { CoinMonth, KeptDay } from '../ports/coin-days.ts';
import type { Db, NamedTables, ReadDb } from '../ports/database.ts';
import { packDays, packLast, unpackDays, unpackLast } from './packed-days.ts';

type Row = NamedTables['coinMonths'];

const lastMonth = '9999-12';

/** Readings of coins from month `from` (YYYY-MM) to month `to` (absent: no end), by coin and month. */
export async function listCoinMonths(
  db: ReadDb,
  coins: readonly string[],
  from: string,
  to: string = lastMonth,
): Promise<readonly CoinMonth[]> {
  if (coins.length === 0) return [];
  const rows = await db
    .selectFrom('coinMonths')
    .selectAll()
    .where('coin', 'in', coins)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .orderBy('coin')
    .orderBy('month')
    .execute();
  return rows.map(({ last: _ofDays, ...row }) => ({ ...row, days: unpackDays(row.month, row.days) }));
}

/** Oldest first; omits coins without any. */
export async function loadKeptDays(
  db: ReadDb,
  coins: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, readonly KeptDay[]>> {
  const months = await listCoinMonths(db, coins, from.slice(0, 7), to.slice(0, 7));
  const days = months.flatMap(({ coin, days: ofMonth, readAt }) =>
    Object.entries(ofMonth).map(([day, values]) => ({ coin, kept: { ...values, day, readAt } })),
  );
  const within = days
    .filter(({ kept: { day } }) => day >= from && day <= to)
    .toSorted((one, other) => (one.kept.day < other.kept.day ? -1 : 1));
  const byCoin = Map.groupBy(within, ({ coin }) => coin);
  return new Map(Array.from(byCoin, ([coin, own]) => [coin, own.map(({ kept }) => kept)]));
}

type KeptCoinDay = KeptDay & { readonly coin: string };

/** The last stored day of each coin from month `from` to month `to` (YYYY-MM). */
export async function listLastDays(
  db: ReadDb,
  coins: readonly string[],
  from: string,
  to: string,
): Promise<readonly KeptCoinDay[]> {
  if (coins.length === 0) return [];
  const rows = await db
    .selectFrom('coinMonths')
    .select(['coin', 'month', 'last', 'readAt'])
    .select(sql<string | null>`case when last is null then days end`.as('days'))
    .where('coin', 'in', coins)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .orderBy('month')
    .execute();
  const last = new Map(rows.flatMap(toLastDay).map((day) => [day.coin, day]));
  return [...last.values()];
}

type LastRow = Pick<Row, 'coin' | 'month' | 'last' | 'readAt'>;

/** `days` is there where `last` is not. */
function toLastDay({
  coin,
  month,
  last,
  days,
  readAt,
}: LastRow & { readonly days: string | null }): readonly KeptCoinDay[] {
  const found = unpackLast(month, readAt, last ?? packLast(unpackDays(month, days ?? '{}')));
  return found ? [{ coin, ...found }] : [];
}

/** Older values do not describe the coin's present state. */
const maxAge = { days: -7 } as const;

/** Omits coins without any. */
export async function findLatestDays(
  db: ReadDb,
  coins: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, KeptDay>> {
  const from = addToDay(today, maxAge);
  const days = await listLastDays(db, coins, from.slice(0, 7), today.slice(0, 7));
  return new Map(
    days.flatMap(({ coin, ...latest }) =>
      latest.day >= from && latest.day <= today ? [[coin, latest] as const] : [],
    ),
  );
}

/** The source of a value, as people read it. */
export function findSource({ source, sources }: KeptDay, id: DayValueId): string {
  return sources?.[id] ?? source;
}

/** Rows per statement. */
const rowsAtOnce = 100;

/** Adds or replaces months of coins. */
export async function keepCoinMonths(tx: Db, months: readonly CoinMonth[]): Promise<void> {
  for (let at = 0; at < months.length; at += rowsAtOnce) {
    await tx
      .insertInto('coinMonths')
      .values(months.slice(at, at + rowsAtOnce).map(toRow))
      .onConflict((conflict) =>
        conflict.columns(['coin', 'month']).doUpdateSet((set) => ({
          geckoId: set.ref('excluded.geckoId'),
          chartedOn: set.ref('excluded.chartedOn'),
          days: set.ref('excluded.days'),
          last: set.ref('excluded.last'),
          readAt: set.ref('excluded.readAt'),
        })),
      )
      .execute();
  }
}

function toRow({ coin, month, geckoId, chartedOn, days, readAt }: CoinMonth): Row {
  return { coin, month, geckoId, chartedOn, days: packDays(days), last: packLast(days), readAt };
}

/** Deletes months before `month` (YYYY-MM), and unwatched coins that were last read before `unwatchedSince` (ms). */
export async function purgeCoinMonths(
  tx: Db,
  { month, unwatchedSince }: { readonly month: string; readonly unwatchedSince: number },
): Promise<void> {
  const watched = tx.selectFrom('watchedCoins').select('coin');
  const recent = tx.selectFrom('coinMonths').select('coin').where('readAt', '>=', unwatchedSince);
  await tx.deleteFrom('coinMonths').where('month', '<', month).execute();
  await tx
    .deleteFrom('coinMonths')
    .where('coin', 'not in', watched)
    .where('coin', 'not in', recent)
    .execute();
}
