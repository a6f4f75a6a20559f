import { describe, expect, it, onTestFinished } from 'vitest';
import { noQuestionnaires, openStorage } from '../../src/server/open-storage.ts';
import { readCoins } from '../../src/server/jobs/daily-reading.ts';
import type { CoinReader, ReadCoin } from '../../src/server/ports/coin-days.ts';
import { UpstreamError } from '../../src/server/ports/upstream.ts';
import { unwatchCoin, watchCoin } from '../../src/server/resources/watchlist.ts';
import { startApp, type TestApp } from '../helpers/test-app.ts';
import { listCoinMonths } from '../../src/server/resources/coin-days.ts';
import {
  claimReading,
  keepReading,
  listReadingBatches,
  purgeReadings,
} from '../../src/server/jobs/reading-batches.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const email = 'maya@studio.example';
const never = new AbortController().signal;

const toDay = (price: number) => ({ source: 'CoinPaprika', isSample: false, values: { price } });

function buildReader(price = 1) {
  const asked: string[] = [];
  const known: ReadCoin[] = [];
  const reader: CoinReader = {
    async read(on, coins) {
      asked.push(...coins.map(({ coin }) => coin));
      known.push(...coins);
      return coins.map((coin) => ({ ...coin, days: { [on]: toDay(price) } }));
    },
  };
  return { reader, asked, known };
}

const failing: CoinReader = {
  read: async () => Promise.reject(new UpstreamError('unreachable', 'CoinPaprika')),
};

async function watch({ storage, time }: TestApp, coins: readonly string[]): Promise<void> {
  for (const coin of coins)
    await storage.run(watchCoin, {
      memberId: `id of ${email}`,
      coin,
      name: coin,
      watchedAt: time.now,
    });
}

async function begin(coins: readonly string[] = []) {
  const server = await startApp();
  await server.addMember(email, { until: server.time.now + 1000 * day });
  await watch(server, coins);
  const clock = { now: () => server.time.now };
  const read = (reader: CoinReader, stop = never) =>
    readCoins({ storage: server.storage, clock }, reader, stop);
  const listDays = async (coin: string) => {
    const months = await listCoinMonths(server.storage.reads, [coin], '2020-01');
    return months.flatMap(({ days }) =>
      Object.entries(days).map(([on, { values }]) => [on, values.price] as const),
    );
  };
  return { server, clock, read, listDays };
}

/** Watches many coins in the database, since the watchlist command has a limit. */
async function fill(server: TestApp, count: number): Promise<readonly string[]> {
  const coins = Array.from({ length: count }, (_, index) => `coin-${String(index).padStart(5, '0')}`);
  const rows = coins.map((coin) => `('id of ${email}', '${coin}', '${coin}', 0)`);
  await server.tamper(
    `INSERT INTO watched_coins (member_id, coin, name, watched_at) VALUES ${rows.join(', ')}`,
  );
  return coins;
}

describe('the daily reading', () => {
  it('reads each watched coin once a UTC day, and a newly watched coin on the next run', async () => {
    const { server, read, listDays } = await begin(['btc-bitcoin']);
    const first = buildReader(1);
    await read(first.reader);
    await watch(server, ['uni-uniswap']);
    await read(first.reader);
    await read(first.reader);
    expect(first.asked).toEqual(['btc-bitcoin', 'uni-uniswap']);
    server.time.now += 12 * 60 * minute;
    const next = buildReader(2);
    await read(next.reader);
    expect(next.asked).toEqual(['btc-bitcoin', 'uni-uniswap']);
    expect(next.known.map(({ days }) => Object.keys(days))).toEqual([['2026-11-21'], ['2026-11-21']]);
    expect(await listDays('btc-bitcoin')).toEqual([
      ['2026-11-21', 1],
      ['2026-11-22', 2],
    ]);
  });

  it('reads each coin once when three servers share it through the database', async () => {
    const { server, clock } = await begin();
    const coins = await fill(server, 1100);
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = server.place;
    const open = async () => {
      // Only one server opens an embedded database.
      if (databaseUrl === '') return server.storage;
      const storage = await openStorage({ databaseUrl, dataDir }, noQuestionnaires, () => undefined);
      onTestFinished(() => storage.close());
      return storage;
    };
    const servers = await Promise.all([1, 2, 3].map(open));
    const { reader, asked } = buildReader();
    await Promise.all(servers.map((storage) => readCoins({ storage, clock }, reader, never)));
    expect(asked.toSorted()).toEqual(coins);
    const batches = await listReadingBatches(server.storage.reads, '2026-11-21');
    expect(batches.map(({ coins: own }) => own.length)).toEqual([250, 250, 250, 250, 100]);
  });

  it('takes over the batch of a killed server after ten minutes, and drops a late result', async () => {
    const { server, read, listDays } = await begin();
    await fill(server, 300);
    // The claim that a killed server leaves.
    const claim = await server.storage.run(claimReading, { now: server.time.now });
    expect(claim.kind).toBe('claimed');
    const { reader, asked } = buildReader();
    await read(reader);
    expect(asked).toHaveLength(50);
    server.time.now += 11 * minute;
    await read(reader);
    expect(new Set(asked).size).toBe(300);
    expect(asked).toHaveLength(300);
    expect(await listDays('coin-00000')).toEqual([['2026-11-21', 1]]);
    // If the server was only slow, its late result is dropped.
    if (claim.kind !== 'claimed') throw new Error('nothing was claimed');
    expect(
      await server.storage.run(keepReading, {
        batch: claim.batch,
        months: [],
        added: [],
        now: server.time.now,
      }),
    ).toEqual({ kind: 'lost' });
  });

  it('reads coins again after ten minutes when their source did not respond', async () => {
    const { server, read, listDays } = await begin(['btc-bitcoin']);
    await expect(read(failing)).rejects.toThrow(UpstreamError);
    const { reader } = buildReader(3);
    await read(reader);
    expect(await listDays('btc-bitcoin')).toEqual([]);
    server.time.now += 11 * minute;
    await read(reader);
    expect(await listDays('btc-bitcoin')).toEqual([['2026-11-21', 3]]);
  });

  it('keeps values for a year, or for 30 days once nobody watches the coin', async () => {
    const { server, read, listDays } = await begin(['btc-bitcoin', 'uni-uniswap']);
    const { reader } = buildReader();
    await read(reader);
    await server.storage.run(unwatchCoin, { memberId: `id of ${email}`, coin: 'uni-uniswap' });
    const purgeAfter = async (days: number) => {
      server.time.now += days * day;
      await server.storage.run(purgeReadings, { now: server.time.now });
      return Promise.all(['btc-bitcoin', 'uni-uniswap'].map(async (coin) => (await listDays(coin)).length));
    };
    expect(await purgeAfter(29)).toEqual([1, 1]);
    expect(await purgeAfter(2)).toEqual([1, 0]);
    expect(await purgeAfter(330)).toEqual([1, 0]);
    expect(await purgeAfter(31)).toEqual([0, 0]);
    expect(await listReadingBatches(server.storage.reads, '2026-11-21')).toEqual([]);
  });
});
