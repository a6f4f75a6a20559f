import { describe, expect, it } from 'vitest';
import { exchanges, maxReserveCoins } from '../../../src/contracts/reserves.ts';
import { largeMovement, movementCoins } from '../../../src/contracts/movements.ts';
import { tickerCoins, type TickerCoin } from '../../../src/contracts/ticker.ts';
import { buildMarketSample } from '../../../src/server/upstream/sample/sample-market-source.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const today = Date.parse('2026-11-21T00:00:00.000Z');

const at = (now: number) => buildMarketSample({ now: () => now });

/** Moments around the end of a day, a month and a year, and a leap day. */
const moments = [
  '2026-11-21T00:00:00.000Z',
  '2026-11-21T12:34:56.789Z',
  '2026-11-21T23:59:59.999Z',
  '2026-11-22T00:00:00.000Z',
  '2026-12-31T23:59:59.999Z',
  '2027-01-01T00:00:00.000Z',
  '2028-02-29T06:00:00.000Z',
];

describe('the sample of large movements (W1)', () => {
  it.each(moments)(
    'covers the 24 hours before %s, newest first, each over 500,000 US dollars',
    async (moment) => {
      const now = Date.parse(moment);
      for (const coin of movementCoins) {
        const { result, count, transactions = [] } = await at(now).movements(coin);
        expect([result, count]).toEqual(['success', transactions.length]);
        if (coin === 'sushi') expect(count).toBe(0);
        else expect(count >= 5 && count <= 12, `${coin}: ${count}`).toBe(true);
        const times = transactions.map(({ timestamp }) => timestamp * 1000);
        expect(times).toEqual(times.toSorted((a, b) => b - a));
        for (const time of times) expect(time > now - day && time <= now).toBe(true);
        for (const { amount_usd: usd } of transactions) expect(usd).toBeGreaterThan(largeMovement);
      }
    },
  );

  it('keeps each movement unchanged until it is a day old', async () => {
    for (const coin of movementCoins) {
      const { transactions: before = [] } = await at(today + 23 * hour).movements(coin);
      const after = (await at(today + 26 * hour).movements(coin)).transactions;
      const kept = before.filter(({ timestamp }) => timestamp * 1000 > today + 2 * hour);
      expect(after).toEqual(expect.arrayContaining(kept));
    }
  });

  it('has unique hashes, and hashes and addresses in the format of each coin', async () => {
    const hashes: string[] = [];
    for (const coin of movementCoins) {
      const { transactions = [] } = await at(today).movements(coin);
      for (const { hash, from, to } of transactions) {
        hashes.push(hash);
        expect(hash).toMatch(coin === 'btc' ? /^[0-9a-f]{64}$/ : /^0x[0-9a-f]{64}$/);
        const addresses = [from, to].flatMap(({ address }) => address ?? []);
        for (const address of addresses) {
          expect(address).toMatch(coin === 'btc' ? /^bc1q[02-9ac-hj-np-z]{38}$/ : /^0x[0-9a-f]{40}$/);
        }
      }
    }
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('has transfers, mints and burns, with known and unknown owners', async () => {
    const all = await Promise.all(movementCoins.map((coin) => at(today).movements(coin)));
    const transactions = all.flatMap((movements) => movements.transactions ?? []);
    const types = new Set(transactions.map((one) => one.transaction_type));
    expect([...types].toSorted()).toEqual(['burn', 'mint', 'transfer']);
    const ends = transactions.flatMap(({ from, to }) => [from, to]);
    expect(ends.some(({ owner, owner_type: type }) => owner === null && type === 'unknown')).toBe(true);
    expect(ends.some(({ owner, owner_type: type }) => owner !== null && type === 'exchange')).toBe(true);
  });
});

describe('the sample of daily data', () => {
  const read = async (now: number) => {
    const sample = at(now);
    return JSON.stringify([
      await sample.news(),
      await sample.eventPage(1),
      await sample.sentiment(),
      await sample.ticker('btc'),
      await sample.priceDays('eth'),
      await sample.reserves('okex'),
    ]);
  };

  it('is the same during one UTC day and different on the next', async () => {
    expect(await read(today + day - 1)).toBe(await read(today));
    expect(await read(today + day)).not.toBe(await read(today));
  });

  it.each(moments)('is dated to the UTC day of %s', async (moment) => {
    const sample = at(Date.parse(moment));
    const midnight = Date.parse(`${moment.slice(0, 10)}T00:00:00.000Z`);
    expect((await sample.sentiment()).data[0]?.timestamp).toBe(midnight / 1000);
    expect((await sample.reserves('okex')).t).toBe(midnight / 1000);
    expect((await sample.priceDays('btc')).at(-1)?.time).toBe(midnight);
    const news = (await sample.news()).map(({ feedDate }) => feedDate);
    expect(news).toEqual(news.toSorted((a, b) => b - a));
    expect(news[0]! <= midnight && news[0]! > midnight - day).toBe(true);
    const [first] = (await sample.eventPage(1)).rows;
    expect(first?.date_event.slice(0, 10)).toBe(moment.slice(0, 10));
  });
});

describe('the sample of events (K1)', () => {
  it('has 40 events on three pages, soonest first, in many categories, some without source or proof', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => at(today).eventPage(page)));
    for (const page of pages) expect(page).toMatchObject({ total: 40, pages: 3 });
    const rows = pages.flatMap((page) => page.rows);
    expect(pages.map((page) => page.rows.length)).toEqual([16, 16, 8]);
    const dates = rows.map((row) => row.date_event);
    expect(dates).toEqual(dates.toSorted());
    expect(new Set(rows.flatMap((row) => row.categories.map(({ name }) => name))).size).toBeGreaterThan(8);
    for (const key of ['source', 'proof'] as const) {
      expect(rows.some((row) => row[key] === null) && rows.some((row) => row[key] !== null)).toBe(true);
    }
    await expect(at(today).eventPage(4)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('the sample of prices', () => {
  it('has a thousand consecutive days, each opening at the previous close', async () => {
    for (const coin of ['btc', 'eth'] as const) {
      const days = await at(today).priceDays(coin);
      expect(days).toHaveLength(1000);
      for (const [index, { time, open, high, low, close }] of days.entries()) {
        expect(time).toBe(today - (999 - index) * day);
        expect(high >= Math.max(open, close) && low <= Math.min(open, close) && low > 0).toBe(true);
        if (index > 0) expect(open).toBe(days[index - 1]!.close);
      }
    }
  });

  it('agrees with the price and the changes of the ticker (F1)', async () => {
    for (const coin of ['btc', 'eth'] as const) {
      const closes = (await at(today).priceDays(coin)).map(({ close }) => close).toReversed();
      const { price, ...changes } = (await at(today).ticker(coin)).quotes.USD;
      expect(price).toBe(closes[0]);
      expect(changes.percentage_change_24h).toBeCloseTo((100 * (price - closes[1]!)) / closes[1]!, 3);
      expect(changes.percentage_change_7d).toBeCloseTo((100 * (price - closes[7]!)) / closes[7]!, 3);
    }
  });

  it('has a price and supplies for each coin of the picker (F1)', async () => {
    for (const coin of Object.keys(tickerCoins) as TickerCoin[]) {
      const quote = await at(today).ticker(coin);
      expect(quote.symbol).toBe(coin.toUpperCase());
      expect(quote.quotes.USD.price).toBeGreaterThan(0);
      expect(quote.total_supply).toBeGreaterThanOrEqual(quote.circulating_supply!);
      expect(quote.max_supply ?? Infinity).toBeGreaterThanOrEqual(quote.total_supply!);
    }
  });
});

describe('the sample of reserves (P2)', () => {
  it('covers all exchanges but one, with rises, falls, an unchanged coin and a list that is cut', async () => {
    const sample = at(today);
    expect(await sample.exchanges()).toEqual(exchanges);
    const known = exchanges.filter(({ name }) => name !== 'Checksig');
    const all = await Promise.all(known.map(({ value }) => sample.reserves(value)));
    for (const { balances, changes } of all) {
      expect(Object.keys(changes)).toEqual(Object.keys(balances));
      expect(Object.values(changes).filter((change) => change === 0)).toHaveLength(1);
    }
    expect(all.some(({ balances }) => Object.keys(balances).length > maxReserveCoins)).toBe(true);
    const changes = all.flatMap((reserves) => Object.values(reserves.changes));
    expect(changes.some((change) => change > 0) && changes.some((change) => change < 0)).toBe(true);
    await expect(sample.reserves('checksig.com')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(sample.reserves('constructor')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('prices most coins as the ticker does, and leaves some without a price', async () => {
    const { balances, prices_usd: prices = {} } = await at(today).reserves('binance');
    const unpriced = Object.keys(balances).filter((symbol) => !Object.hasOwn(prices, symbol));
    expect(unpriced).toEqual(['MATIC', 'SUSHI']);
    for (const [symbol, price] of Object.entries(prices)) {
      const coin = symbol.toLowerCase();
      if (!Object.hasOwn(tickerCoins, coin)) continue;
      expect(price).toBe((await at(today).ticker(coin as TickerCoin)).quotes.USD.price);
    }
  });

  it('sorts coins with a known price by their value in US dollars, largest first', async () => {
    for (const { value } of exchanges.filter(({ name }) => name !== 'Checksig')) {
      const { balances } = await at(today).reserves(value);
      const worth: number[] = [];
      for (const [symbol, amount] of Object.entries(balances)) {
        const coin = symbol.toLowerCase();
        if (!Object.hasOwn(tickerCoins, coin)) continue;
        worth.push(amount * (await at(today).ticker(coin as TickerCoin)).quotes.USD.price);
      }
      expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    }
  });
});
