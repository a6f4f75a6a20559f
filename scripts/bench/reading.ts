import { statSync } from 'node:fs';
import { commands } from '../../src/server/domain/commands/command-list.ts';
import { readConfig } from '../../src/server/config.ts';
import { connectFeeds } from '../../src/server/connect-feeds.ts';
import { readCoins } from '../../src/server/domain/daily-reading.ts';
import { addToDay } from '../../src/lib/utc-day.ts';
import { openStorage, type ProductStorage } from '../../src/server/open-storage.ts';
import type { CoinReader } from '../../src/server/ports/coin-days.ts';
import { buildClient } from '../../src/server/storage/postgres/pool.ts';
import { fileIn } from '../database/embedded.ts';
import { countCalls } from './count-calls.ts';
import { makePostgres, makeSqlite, type BenchPlace } from './place.ts';
import { printCells, printTitle } from './print.ts';
import { startReadingInternet } from './reading-internet.ts';

/** The number of coins, and how many of them each member watches. */
const coinCount = 10_000;
const perMember = 200;
const now = Date.parse('2026-11-26T00:01:00.000Z');
const day = 24 * 60 * 60 * 1000;
const never = new AbortController().signal;

export async function printReading(): Promise<void> {
  const coins = Array.from({ length: coinCount }, (_, index) => `coin-${index}`);
  printTitle(`Daily reading of ${coinCount} coins, with a year of values kept`);
  printCells('', ['calls', 'minutes', 'memory MB', 'size MB', 'fill s']);
  for (const make of [makeSqlite, makePostgres]) {
    const place = await make();
    const internet = await startReadingInternet(coins);
    try {
      const storage = await openStorage(place, { folders: [], compiled: new Map() }, () => undefined);
      const filled = performance.now();
      await watchAll(storage, coins);
      await readCoins({ storage, clock: { now: () => now - day } }, yearReader, never);
      const begun = performance.now();
      const reader = connect({ ...internet.env, UPSTREAMS: 'live' });
      await readCoins({ storage, clock: { now: () => now } }, reader, never);
      const minutes = (performance.now() - begun) / 60_000;
      await storage.close();
      printCells(place.name, [
        String(internet.requests.length),
        minutes.toFixed(2),
        (process.memoryUsage().rss / 1e6).toFixed(0),
        ((await measure(place)) / 1e6).toFixed(0),
        ((begun - filled) / 1000).toFixed(0),
      ]);
      console.log(countCalls(internet.requests));
    } finally {
      await internet.close();
      await place.remove();
    }
  }
}

function connect(env: Readonly<Record<string, string>>): CoinReader {
  const outcome = readConfig(env);
  if (outcome.kind === 'refused') throw new Error(outcome.line);
  const parts = { clock: { now: () => now }, mediaKey: Buffer.from('a key of this measurement') };
  return connectFeeds(outcome.config, parts).coinReader;
}

async function watchAll(storage: ProductStorage, coins: readonly string[]): Promise<void> {
  for (let at = 0; at < coins.length; at += perMember) {
    const memberId = `m${at}`;
    await storage.run(commands.addMember, {
      id: memberId,
      email: `${memberId}@x.example`,
      subExpiry: now + day,
      now,
    });
    const own = coins.slice(at, at + perMember);
    for (const coin of own)
      await storage.run(commands.watchCoin, { memberId, coin, name: coin, watchedAt: now });
  }
}

const yearReader: CoinReader = {
  read: async (today, coins) =>
    coins.map(({ coin }, index) => ({
      coin,
      geckoId: coin,
      chartedOn: today,
      days: Object.fromEntries(
        Array.from({ length: 365 }, (_, age) => [addToDay(today, { days: -age }), toKept(index + age)]),
      ),
    })),
};

function toKept(seed: number) {
  const price = Number((1 + Math.abs(Math.sin(seed)) * 100).toPrecision(8));
  return {
    source: 'CoinPaprika',
    isSample: false,
    values: {
      price,
      price_change: -1.53,
      market_cap_coinpaprika: Math.round(price * 12_345_678),
      supply_circulating: 12_345_678,
      supply_maximum: 21_000_000,
      price_average_52: price,
      price_average_128: price,
      price_average_200: price,
      rsi: 51.234_567,
      macd: -0.012_345_678,
      macd_side: 'below',
      value_locked: 1_234_567,
      fees: 12_345,
      exchange_listings: ['Binance', 'Kraken'],
    },
  };
}

async function measure({ databaseUrl, dataDir }: BenchPlace): Promise<number> {
  if (databaseUrl === undefined) return statSync(fileIn(dataDir)).size;
  const client = buildClient(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ size: string }>(
    'SELECT pg_database_size(current_database()) AS size',
  );
  await client.end();
  return Number(rows[0]?.size);
}
