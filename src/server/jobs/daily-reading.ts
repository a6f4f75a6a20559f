import type { CoinMonth, CoinReader, ReadCoin, ReadingBatch } from '../ports/coin-days.ts';
import { StorageError } from '../ports/storage.ts';
import { UpstreamError } from '../ports/upstream.ts';
import type { Context } from '../domain/context.ts';
import type { AddedDays } from '../resources/alerts.ts';
import { claimReading, keepReading, toFirstMonth } from './reading-batches.ts';
import { listCoinMonths } from '../resources/coin-days.ts';

/** In ms. */
const every = 60 * 1000;

/** Coins whose values of a year are in memory at once. */
const coinsAtOnce = 50;

type Parts = Pick<Context, 'storage' | 'clock'>;

/**
 * Leaves other servers' batches to them. A batch without responses is claimed again after ten minutes. Rejects with
 * StorageError or UpstreamError.
 */
export async function readCoins(
  { storage, clock }: Parts,
  reader: CoinReader,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    const claim = await storage.run(claimReading, { now: clock.now() });
    if (claim.kind === 'none') return;
    if (claim.kind === 'claimed') await readBatch({ storage, clock }, reader, claim.batch, stop);
  }
}

async function readBatch(
  { storage, clock }: Parts,
  reader: CoinReader,
  batch: ReadingBatch,
  stop: AbortSignal,
): Promise<void> {
  const months: CoinMonth[] = [];
  const added: AddedDays[] = [];
  for (let at = 0; at < batch.coins.length; at += coinsAtOnce) {
    const asked = batch.coins.slice(at, at + coinsAtOnce);
    const byCoin = new Map<string, readonly CoinMonth[]>();
    for (const coin of asked) {
      byCoin.set(coin, await listCoinMonths(storage.reads, [coin], toFirstMonth(batch.day)));
    }
    const coins = asked.map((coin) => joinMonths(coin, byCoin.get(coin) ?? []));
    const read = await reader.read(batch.day, coins, stop);
    if (stop.aborted) return;
    const readAt = clock.now();
    for (const coin of read) {
      const own = byCoin.get(coin.coin) ?? [];
      months.push(...toMonths(coin, own, readAt));
      added.push(toAdded(coin, own, readAt));
    }
  }
  const now = clock.now();
  await storage.run(keepReading, { batch, months, added, now });
}

function toAdded({ coin, days }: ReadCoin, kept: readonly CoinMonth[], readAt: number): AddedDays {
  const last = kept
    .flatMap((month) => Object.keys(month.days))
    .toSorted()
    .at(-1);
  const sorted = Object.entries(days).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { coin, last, days: sorted.map(([day, values]) => ({ ...values, day, readAt })) };
}

/** The newest month has the coin's current ids. */
function joinMonths(coin: string, months: readonly CoinMonth[]): ReadCoin {
  const { geckoId = null, chartedOn = null } = months.at(-1) ?? {};
  const days = Object.fromEntries(months.flatMap((month) => Object.entries(month.days)));
  return { coin, geckoId, chartedOn, days };
}

function toMonths(read: ReadCoin, kept: readonly CoinMonth[], now: number): readonly CoinMonth[] {
  const byMonth = Map.groupBy(Object.entries(read.days), ([day]) => day.slice(0, 7));
  return Array.from(byMonth, ([month, days]) => ({
    ...read,
    month,
    days: { ...kept.find((one) => one.month === month)?.days, ...Object.fromEntries(days) },
    readAt: now,
  }));
}

export interface RunningReading {
  /** Waits for the database; discards what sources still return. */
  end(): Promise<void>;
}

interface ReadingEvents {
  /** No source of prices responds, or the database does not. */
  readonly onFailure: (error: UpstreamError | StorageError) => void;
}

export function startReading(parts: Parts, reader: CoinReader, { onFailure }: ReadingEvents): RunningReading {
  const stop = new AbortController();
  const runOnce = async () => {
    try {
      await readCoins(parts, reader, stop.signal);
    } catch (error) {
      if (!(error instanceof UpstreamError) && !(error instanceof StorageError)) throw error;
      if (!stop.signal.aborted) onFailure(error);
    } finally {
      underWay = undefined;
    }
  };
  let underWay: Promise<void> | undefined = runOnce();
  const timer = setInterval(() => void (underWay ??= runOnce()), every);
  return {
    async end() {
      clearInterval(timer);
      stop.abort();
      await underWay;
    },
  };
}
