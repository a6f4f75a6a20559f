import { sql, type Selectable } from 'kysely';
import type { CoinMonth, KeptDay, ReadingBatch } from '../ports/coin-days.ts';
import type { Reads, Tx } from '../ports/storage.ts';
import type { Queries } from './queries.ts';
import { packDays, packLast, unpackDays, unpackLast } from './packed-days.ts';
import type { Tables } from '../ports/tables.ts';

/** Rows per statement. */
const rowsAtOnce = 100;
const lastMonth = '9999-12';

export function coinDayReads(db: Queries) {
  return { ...coinReads(db), ...monthReads(db) };
}

function coinReads(db: Queries) {
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

function monthReads(db: Queries) {
  return {
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
    async listLastDays(coins, from, to) {
      if (coins.length === 0) return [];
      const rows = await db
        .selectFrom('coin_months')
        .select(['coin', 'month', 'last', 'read_at'])
        .select(sql<string | null>`case when last is null then days end`.as('days'))
        .where('coin', 'in', coins)
        .where('month', '>=', from)
        .where('month', '<=', to)
        .orderBy('month')
        .execute();
      const last = new Map(rows.flatMap(toLastDay).map((day) => [day.coin, day]));
      return [...last.values()];
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
              last: set.ref('excluded.last'),
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
  return {
    coin,
    month,
    gecko_id: geckoId,
    charted_on: chartedOn,
    days: packDays(days),
    last: packLast(days),
    read_at: readAt,
  };
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

type KeptCoinDay = KeptDay & { readonly coin: string };

type LastRow = Pick<Selectable<Tables['coin_months']>, 'coin' | 'month' | 'last' | 'read_at'>;

/** `days` is there where `last` is not. */
function toLastDay(row: LastRow & { readonly days: string | null }): readonly KeptCoinDay[] {
  const { coin, month, last, days, read_at: readAt } = row;
  const found = unpackLast(month, readAt, last ?? packLast(unpackDays(month, days ?? '{}')));
  return found ? [{ coin, ...found }] : [];
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
