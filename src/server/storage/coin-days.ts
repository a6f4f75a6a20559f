import type { Selectable } from 'kysely';
import {
  dayColumns,
  type CoinDay,
  type CoinDays,
  type CoinMonth,
  type ReadingBatch,
} from '../ports/coin-days.ts';
import type { Reads, Tx } from '../ports/storage.ts';
import type { Queries } from './queries.ts';
import type { Tables } from './tables.ts';

/** Rows per statement. */
const rowsAtOnce = 100;
const lastMonth = '9999-12';

export function coinDayReads(db: Queries) {
  return {
    async listReadCoins(day) {
      const ofAlerts = db
        .selectFrom('alerts')
        .innerJoin('records', (join) =>
          join
            .onRef('records.member_id', '=', 'alerts.member_id')
            .onRef('records.id', '=', 'alerts.record_id'),
        )
        .select((select) => select.ref('records.subject').$notNull().as('coin'))
        .where('alerts.until', '>=', day)
        .where('records.deleted_at', 'is', null)
        .where('records.subject', 'is not', null);
      const rows = await db.selectFrom('watched_coins').select('coin').union(ofAlerts).execute();
      return rows.map(({ coin }) => coin).toSorted();
    },
    async listCoinMonths(coins, from, to = lastMonth) {
      if (coins.length === 0) return [];
      const rows = await db
        .selectFrom('coin_months')
        .selectAll()
        .where('coin', 'in', coins)
        .where('month', '>=', from)
        .where('month', '<=', to)
        .orderBy('coin')
        .orderBy('month')
        .execute();
      return rows.map(toCoinMonth);
    },
    async listReadingBatches(day) {
      const rows = await db
        .selectFrom('reading_batches')
        .selectAll()
        .where('day', '=', day)
        .orderBy('batch')
        .execute();
      return rows.map(toReadingBatch);
    },
  } satisfies Partial<Reads>;
}

export function coinDayWrites(db: Queries) {
  return { ...batchWrites(db), ...monthWrites(db) };
}

function batchWrites(db: Queries) {
  const ofBatch = ({ day, batch, claimedAt }: ReadingBatch) =>
    db
      .updateTable('reading_batches')
      .where('day', '=', day)
      .where('batch', '=', batch)
      .where('claimed_at', '=', claimedAt)
      .where('read_at', 'is', null);
  return {
    async insertReadingBatch({ day, batch, coins, claimedAt, readAt }) {
      const inserted = await db
        .insertInto('reading_batches')
        .values({ day, batch, coins: JSON.stringify(coins), claimed_at: claimedAt, read_at: readAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return inserted.numInsertedOrUpdatedRows === 1n;
    },
    async takeReadingBatch(batch, now) {
      const taken = await ofBatch(batch).set({ claimed_at: now }).executeTakeFirst();
      return taken.numUpdatedRows === 1n;
    },
    async finishReadingBatch(batch, now) {
      const finished = await ofBatch(batch).set({ read_at: now }).executeTakeFirst();
      return finished.numUpdatedRows === 1n;
    },
    async purgeReadingBatches(before) {
      await db.deleteFrom('reading_batches').where('day', '<', before).execute();
    },
  } satisfies Partial<Tx>;
}

function monthWrites(db: Queries) {
  return {
    async keepCoinMonths(months) {
      for (let at = 0; at < months.length; at += rowsAtOnce) {
        await db
          .insertInto('coin_months')
          .values(months.slice(at, at + rowsAtOnce).map(toRow))
          .onConflict((conflict) =>
            conflict.columns(['coin', 'month']).doUpdateSet((set) => ({
              gecko_id: set.ref('excluded.gecko_id'),
              charted_on: set.ref('excluded.charted_on'),
              days: set.ref('excluded.days'),
              read_at: set.ref('excluded.read_at'),
            })),
          )
          .execute();
      }
    },
    async purgeCoinMonths({ month, unwatchedSince }) {
      const watched = db.selectFrom('watched_coins').select('coin');
      const recent = db.selectFrom('coin_months').select('coin').where('read_at', '>=', unwatchedSince);
      await db.deleteFrom('coin_months').where('month', '<', month).execute();
      await db
        .deleteFrom('coin_months')
        .where('coin', 'not in', watched)
        .where('coin', 'not in', recent)
        .execute();
    },
  } satisfies Partial<Tx>;
}

function toRow({ coin, month, geckoId, chartedOn, days, readAt }: CoinMonth): Tables['coin_months'] {
  const packed = Object.entries(days).map(([day, values]) => [day.slice(8), packDay(values)] as const);
  return {
    coin,
    month,
    gecko_id: geckoId,
    charted_on: chartedOn,
    days: JSON.stringify(Object.fromEntries(packed)),
    read_at: readAt,
  };
}

/** A list needs a third of the bytes of an object; days fill most of a database with watched coins. */
function packDay({ source, isSample, values, sources }: CoinDay): PackedDay {
  const packed = dayColumns.map((id) => values[id] ?? null);
  const last = packed.findLastIndex((value) => value !== null);
  return [sources ? [source, sources] : source, isSample ? 1 : 0, ...packed.slice(0, last + 1)];
}

function toCoinMonth(row: Selectable<Tables['coin_months']>): CoinMonth {
  return {
    coin: row.coin,
    month: row.month,
    geckoId: row.gecko_id,
    chartedOn: row.charted_on,
    days: unpackDays(row.month, row.days),
    readAt: row.read_at,
  };
}

function unpackDays(month: string, text: string): CoinDays {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only packed days are written to that column
  const packed = JSON.parse(text) as Readonly<Record<string, PackedDay>>;
  return Object.fromEntries(
    Object.entries(packed).map(([date, [source, sample, ...values]]) => {
      const [ofPrice, sources] = typeof source === 'string' ? [source] : source;
      const day = { source: ofPrice, isSample: sample === 1, values: unpackValues(values) };
      return [`${month}-${date}`, sources ? { ...day, sources } : day];
    }),
  );
}

type PackedValue = CoinDay['values'][keyof CoinDay['values']] | null;
type Sources = NonNullable<CoinDay['sources']>;
type PackedDay = readonly [
  source: string | readonly [ofPrice: string, Sources],
  isSample: 0 | 1,
  ...values: readonly PackedValue[],
];

function unpackValues(values: readonly PackedValue[]): CoinDay['values'] {
  return Object.fromEntries(
    dayColumns.flatMap((id, index) => {
      const value = values[index];
      return value === null || value === undefined ? [] : [[id, value] as const];
    }),
  );
}

function toReadingBatch(row: Selectable<Tables['reading_batches']>): ReadingBatch {
  return {
    day: row.day,
    batch: row.batch,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only lists of coins are written to that column
    coins: JSON.parse(row.coins) as readonly string[],
    claimedAt: row.claimed_at,
    readAt: row.read_at,
  };
}
