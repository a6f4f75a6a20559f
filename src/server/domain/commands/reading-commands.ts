import { addToDay, toUtcDay } from '../../../lib/utc-day.ts';
import { isAhead } from '../../ports/clock.ts';
import type { CoinMonth, ReadingBatch } from '../../ports/coin-days.ts';
import type { Tx } from '../../ports/storage.ts';
import { addToAlerts, type AddedDays } from './alert-commands.ts';
import { addToBaselines } from './baseline-commands.ts';

const batchSize = 250;

/** In ms; after that the server has probably ended. */
const claimFor = 10 * 60 * 1000;

/** 'lost': another server was faster, and more may be left; 'none': every coin is read or being read. */
type ClaimOutcome =
  | { readonly kind: 'claimed'; readonly batch: ReadingBatch }
  | { readonly kind: 'lost' | 'none' };

export async function claimReading(tx: Tx, { now }: { readonly now: number }): Promise<ClaimOutcome> {
  const day = toUtcDay(now);
  const batches = await tx.listReadingBatches(day);
  const late = batches.find((batch) => isLate(batch, now));
  if (late) {
    const isTaken = await tx.takeReadingBatch(late, now);
    return isTaken ? { kind: 'claimed', batch: { ...late, claimedAt: now } } : { kind: 'lost' };
  }
  const claimed = new Set(batches.flatMap(({ coins }) => coins));
  const coins = (await tx.listReadCoins(day)).filter((coin) => !claimed.has(coin)).slice(0, batchSize);
  if (coins.length === 0) return { kind: 'none' };
  const batch = { day, batch: batches.length + 1, coins, claimedAt: now, readAt: null };
  return (await tx.insertReadingBatch(batch)) ? { kind: 'claimed', batch } : { kind: 'lost' };
}

function isLate({ claimedAt, readAt }: ReadingBatch, now: number): boolean {
  return readAt === null && (claimedAt + claimFor < now || isAhead(claimedAt, now));
}

interface KeepReadingArgs {
  readonly batch: ReadingBatch;
  readonly months: readonly CoinMonth[];
  readonly added: readonly AddedDays[];
  readonly now: number;
}

/** False, and nothing is written, if another server has claimed the batch since. */
export async function keepReading(tx: Tx, { batch, months, added, now }: KeepReadingArgs): Promise<boolean> {
  if (!(await tx.finishReadingBatch(batch, now))) return false;
  await tx.keepCoinMonths(months);
  await addToBaselines(tx, added);
  await addToAlerts(tx, added, batch.day);
  return true;
}

/** In ms. */
const unwatchedFor = 30 * 24 * 60 * 60 * 1000;

export async function purgeReadings(tx: Tx, { now }: { readonly now: number }): Promise<null> {
  const today = toUtcDay(now);
  await tx.purgeCoinMonths({ month: toFirstMonth(today), unwatchedSince: now - unwatchedFor });
  await tx.purgeReadingBatches(addToDay(today, { days: -1 }));
  return null;
}

/** YYYY-MM. */
export function toFirstMonth(day: string): string {
  return addToDay(day, { months: -12 }).slice(0, 7);
}
