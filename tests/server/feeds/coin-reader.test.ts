import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copy, standInCoins, twin } from '../../helpers/internet/coins.ts';
import { startInternet, type BendAnswer, type StandInInternet } from '../../helpers/internet/internet.ts';
import { dayValueIds } from '../../../src/contracts/day-values.ts';
import { figures } from '../../../src/contracts/figures.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import { connectFeeds } from '../../../src/server/compose/connect-feeds.ts';
import type { ReadCoin } from '../../../src/server/ports/coin-days.ts';

const now = Date.parse('2026-11-25T12:00:00.000Z');
const today = '2026-11-25';
const never = new AbortController().signal;

let internet: StandInInternet;
let bend: BendAnswer;
beforeEach(async () => {
  bend = (_, answer) => answer;
  internet = await startInternet(
    () => now,
    (asked, answer) => bend(asked, answer),
  );
  // With fake timers no source is slow on a busy machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  return internet.close();
});

function open(env: Readonly<Record<string, string>> = {}) {
  const outcome = readConfig({ ...internet.env, ...env });
  if (outcome.kind === 'refused') throw new Error(outcome.line);
  const { coinReader } = connectFeeds(outcome.config, {
    clock: { now: () => now },
    mediaKey: Buffer.from('a key of this test'),
  });
  return (coins: readonly ReadCoin[]) => coinReader.read(today, coins, never);
}

const unknown = (coin: string): ReadCoin => ({ coin, geckoId: null, chartedOn: null, days: {} });
const all = [...standInCoins, twin].map(({ paprikaId }) => unknown(paprikaId));
const countCalls = (start: string) => internet.requests.filter((path) => path.startsWith(start)).length;

it('each kept figure has a column of a stored day, and stored days stay readable', () => {
  expect(dayValueIds.map((id) => figures[id].dayColumn)).toEqual([...dayValueIds.keys()]);
  expect(dayValueIds.slice(0, 15)).toEqual([
    'price',
    'price_change',
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
});

describe('the daily reading of coins without a key', () => {
  it('reads prices and facts from lists of all coins, and the chart of a new coin', async () => {
    const read = await open()(all);
    expect(read.map(({ coin }) => coin)).toEqual(all.map(({ coin }) => coin));
    const bitcoin = read.find(({ coin }) => coin === 'btc-bitcoin');
    expect(bitcoin).toMatchObject({ geckoId: 'bitcoin', chartedOn: today });
    expect(bitcoin?.days[today]).toMatchObject({
      source: 'CoinPaprika',
      isSample: false,
      values: {
        price: 64_000,
        price_change: -1.5,
        market_cap_coinpaprika: 64_000 * 19_900_000,
        supply_circulating: 19_900_000,
        supply_maximum: 21_000_000,
        price_average_200: expect.any(Number),
        rsi: expect.any(Number),
        macd: expect.any(Number),
        macd_side: expect.stringMatching(/^(above|below)$/),
        value_locked: 1_000_000_000,
        fees: 500_000,
        exchange_listings: ['Binance', 'Coinbase', 'Gemini', 'Kraken', 'KuCoin'],
      },
      sources: {
        value_locked: 'DefiLlama',
        fees: 'DefiLlama',
        exchange_listings: 'Binance, Coinbase, Gemini, Kraken, KuCoin',
      },
    });
    const days = Object.keys(bitcoin?.days ?? {}).toSorted();
    expect([days[0], days.at(-1)]).toEqual(['2025-11-26', today]);
    expect(countCalls('/coinpaprika/tickers')).toBe(1);
    // Of the coins that an exchange's list lacks.
    const everywhere = standInCoins.filter(({ exchanges }) => exchanges.length === 5);
    expect(countCalls('/coinpaprika/coins')).toBe(all.length - everywhere.length);
    expect(countCalls('/coingecko/')).toBe(0);
    expect(countCalls('/defillama/prices/')).toBe(1);
  });

  it('does not confuse two coins with the same name and symbol', async () => {
    const read = await open()([unknown('pepe-pepe'), unknown(twin.paprikaId)]);
    expect(read.map(({ coin, geckoId }) => [coin, geckoId])).toEqual([
      ['pepe-pepe', 'pepe'],
      [twin.paprikaId, null],
    ]);
    expect(Object.keys(read[1]?.days ?? {})).toEqual([today]);
  });

  it('does not take the figures of the coin whose symbol and price another coin copies', async () => {
    const read = await open()([unknown('usdc-usd-coin'), unknown(copy.paprikaId)]);
    expect(read.map(({ days }) => days[today]?.values.exchange_listings)).toEqual([
      ['Binance', 'Coinbase', 'Kraken', 'KuCoin'],
      undefined,
    ]);
  });

  it('loads no chart and no second price for a coin that it has read before', async () => {
    const read = open();
    const [first] = await read([unknown('btc-bitcoin')]);
    const before = internet.requests.length;
    const [again] = await open()([first ?? unknown('')]);
    expect(internet.requests.slice(before).filter((path) => /chart|prices/.test(path))).toEqual([]);
    expect(again).toMatchObject({ geckoId: 'bitcoin', chartedOn: today });
    expect(Object.keys(again?.days ?? {})).toEqual([today]);
    expect(again?.days[today]?.values).toEqual(first?.days[today]?.values);
  });

  it('prices a coin by its CoinGecko id when CoinPaprika is unreachable, and fails without that id', async () => {
    const env = { UPSTREAM_COINPAPRIKA_URL: 'http://127.0.0.1:9/' };
    const known = { ...unknown('btc-bitcoin'), geckoId: 'bitcoin', chartedOn: today };
    const [bitcoin] = await open(env)([known]);
    expect(bitcoin?.days[today]).toMatchObject({ source: 'DefiLlama', values: { price: 64_000 } });
    await expect(open(env)([unknown('btc-bitcoin')])).rejects.toMatchObject({ source: 'CoinPaprika' });
  });

  it('reads every kept figure, and calls CoinGecko once for all coins, when there is a key', async () => {
    const read = await open({ UPSTREAM_COINGECKO_KEY: 'key' })(all);
    const caps = read.filter(({ days }) => days[today]?.values.market_cap_coingecko !== undefined);
    expect(caps.map(({ geckoId }) => geckoId)).toEqual(read.flatMap(({ geckoId }) => geckoId ?? []));
    expect(caps.length).toBeGreaterThan(1);
    expect(countCalls('/coingecko/')).toBe(1);
    const [bitcoin] = caps;
    expect(dayValueIds.filter((id) => bitcoin?.days[today]?.values[id] === undefined)).toEqual([]);
  });

  it('asks one list of prices for new coins and for those that CoinPaprika lacks', async () => {
    bend = ({ service, path }, answer) =>
      service === 'coinpaprika' && path === '/tickers' && 'body' in answer && Array.isArray(answer.body)
        ? { body: answer.body.filter(({ id }) => id !== 'btc-bitcoin') }
        : answer;
    const known = { ...unknown('btc-bitcoin'), geckoId: 'bitcoin', chartedOn: today };
    const read = await open()([known, unknown('eth-ethereum')]);
    expect(read.map(({ geckoId, days }) => [geckoId, days[today]?.source])).toEqual([
      ['bitcoin', 'DefiLlama'],
      ['ethereum', 'CoinPaprika'],
    ]);
    expect(countCalls('/defillama/prices/')).toBe(1);
  });

  it('asks no source that has few calls for a year of prices when DefiLlama has none', async () => {
    bend = ({ path }, answer) => (path.startsWith('/chart/') ? { status: 500 } : answer);
    const [bitcoin] = await open({ UPSTREAM_COINGECKO_KEY: 'key' })([unknown('btc-bitcoin')]);
    expect(Object.keys(bitcoin?.days ?? {})).toEqual([today]);
    expect(internet.requests.filter((path) => /historical|market_chart/.test(path))).toEqual([]);
  });

  it('reads the sample in sample mode, marked as sample', async () => {
    const read = await open({ UPSTREAMS: 'sample' })([unknown('btc-bitcoin'), unknown('sol-solana')]);
    expect(read.map(({ coin }) => coin)).toEqual(['btc-bitcoin']);
    expect(read[0]?.days[today]).toMatchObject({ isSample: true, values: { price: 64_250 } });
    expect(read[0]?.days[today]?.values.rsi).toEqual(expect.any(Number));
    expect(internet.requests).toEqual([]);
  });
});
