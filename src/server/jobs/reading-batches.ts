import { addToDay, toUtcDay } from '../../lib/utc-day.ts';
import { isAhead } from '../ports/clock.ts';
import type { CoinMonth, ReadingBatch } from '../ports/coin-days.ts';
import type { Db, ReadDb } from '../ports/database.ts';
import { addToAlerts, type AddedDays } from '../resources/alerts.ts';
import { addToBaselines } from '../resources/baselines.ts';
import { keepCoinMonths, purgeCoinMonths } from '../resources/coin-days.ts';
import { writeWithoutMember } from '../resources/write.ts';

const batchSize = 250;

/** In ms; after that the server has probably ended. */
const claimFor = 10 * 60 * 1000;

/** 'lost': another server was faster, and more may be left; 'none': every coin is read or being read. */
type ClaimOutcome =
  | { readonly kind: 'claimed'; readonly batch: ReadingBatch }
  | { readonly kind: 'lost' | 'none' };

export const claimReading = writeWithoutMember(
  'claimReading',
  async (tx, { now }: { readonly now: number }): Promise<ClaimOutcome> => {
    const day = toUtcDay(now);
    const batches = await listReadingBatches(tx, day);
    const late = batches.find((batch) => isLate(batch, now));
    if (late) {
      const { numUpdatedRows: taken } = await claimed(tx, late).set({ claimedAt: now }).executeTakeFirst();
      return taken === 1n ? { kind: 'claimed', batch: { ...late, claimedAt: now } } : { kind: 'lost' };
    }
    const known = new Set(batches.flatMap(({ coins }) => coins));
    const coins = (await listReadCoins(tx, day)).filter((coin) => !known.has(coin)).slice(0, batchSize);
    if (coins.length === 0) return { kind: 'none' };
    const batch = { day, batch: batches.length + 1, coins, claimedAt: now, readAt: null };
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('readingBatches')
      .values({ ...batch, coins: JSON.stringify(coins) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return inserted === 1n ? { kind: 'claimed', batch } : { kind: 'lost' };
  },
);

function isLate({ claimedAt, readAt }: ReadingBatch, now: number): boolean {
  return readAt === null && (claimedAt + claimFor < now || isAhead(claimedAt, now));
}

interface KeepReadingArgs {
  readonly batch: ReadingBatch;
  readonly months: readonly CoinMonth[];
  readonly added: readonly AddedDays[];
  readonly now: number;
}

/** Writes nothing if another server has claimed the batch since. */
export const keepReading = writeWithoutMember(
  'keepReading',
  async (tx, { batch, months, added, now }: KeepReadingArgs) => {
    const { numUpdatedRows: finished } = await claimed(tx, batch).set({ readAt: now }).executeTakeFirst();
    if (finished !== 1n) return { kind: 'lost' } as const;
    await keepCoinMonths(tx, months);
    await addToBaselines(tx, added);
    await addToAlerts(tx, added, batch.day);
    return { kind: 'kept' } as const;
  },
);

/** In ms. */
const unwatchedFor = 30 * 24 * 60 * 60 * 1000;

export const purgeReadings = writeWithoutMember(
  'purgeReadings',
  async (tx, { now }: { readonly now: number }) => {
    const today = toUtcDay(now);
    await purgeCoinMonths(tx, { month: toFirstMonth(today), unwatchedSince: now - unwatchedFor });
    await tx
      .deleteFrom('readingBatches')
      .where('day', '<', addToDay(today, { days: -1 }))
      .execute();
    return { kind: 'purged' } as const;
  },
);

/** YYYY-MM. */
export function toFirstMonth(day: string): string {
  return addToDay(day, { months: -12 }).slice(0, 7);
}

/** The row of a batch, if no other server has claimed it since and it is not read. */
function claimed(tx: Db, { day, batch, claimedAt }: ReadingBatch) {
  return tx
    .updateTable('readingBatches')
    .where('day', '=', day)
    .where('batch', '=', batch)
    .where('claimedAt', '=', claimedAt)
    .where('readAt', 'is', null);
}

/** The batches of a UTC day in order. */
export async function listReadingBatches(db: ReadDb, day: string): Promise<readonly ReadingBatch[]> {
  const rows = await db
    .selectFrom('readingBatches')
    .selectAll()
    .where('day', '=', day)
    .orderBy('batch')
    .execute();
  return rows.map(({ coins, ...batch }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only lists of coins are written to that column
    return { ...batch, coins: JSON.parse(coins) as readonly string[] };
  });
}

/** Coins for the daily reading on a UTC day, sorted by id: those that any member watches or has an alert for. */
async function listReadCoins(db: ReadDb, day: string): Promise<readonly string[]> {
  const ofAlerts = db
    .selectFrom('alerts')
    .innerJoin('records', (join) =>
      join.onRef('records.memberId', '=', 'alerts.memberId').onRef('records.id', '=', 'alerts.recordId'),
    )
    .select((select) => select.ref('records.subject').$notNull().as('coin'))
    .where('alerts.until', '>=', day)
    .where('records.deletedAt', 'is', null)
    .where('records.subject', 'is not', null);
  const rows = await db.selectFrom('watchedCoins').select('coin').union(ofAlerts).execute();
  return rows.map(({ coin }) => coin).toSorted();
}
