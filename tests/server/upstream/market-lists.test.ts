import { describe, expect, it } from 'vitest';
import type { FactCoin } from '../../../src/server/ports/coin-facts.ts';
import { binanceMarkets } from '../../../src/server/upstream/binance/provider.ts';
import { coinbaseMarkets } from '../../../src/server/upstream/coinbase/provider.ts';
import { geminiMarkets } from '../../../src/server/upstream/gemini/provider.ts';
import { buildListing, type MarketList } from '../../../src/server/upstream/http/market-list.ts';
import { krakenMarkets } from '../../../src/server/upstream/kraken/provider.ts';
import { kuCoinMarkets } from '../../../src/server/upstream/kucoin/provider.ts';
import { buildFactCoin } from '../../helpers/fact-coin.ts';
import { describeFailures, holdClock, buildOwnCache, stageUpstream } from '../../helpers/staged-upstream.ts';

const upstream = stageUpstream({});
const hour = 60 * 60 * 1000;
const day = 24 * hour;

describe('the list of markets', () => {
  it('reads the open markets of Binance with the prices of one coin each', async () => {
    const market = (baseAsset: string, status = 'TRADING') => ({
      symbol: `${baseAsset}USDT`,
      status,
      baseAsset,
      quoteAsset: 'USDT',
    });
    const symbols = [market('UNI'), market('1INCH'), market('1000SATS'), market('BUSD', 'BREAK'), {}];
    upstream.json('/exchangeInfo', { symbols });
    upstream.json('/ticker/price', [
      { symbol: 'UNIUSDT', price: '6.5' },
      { symbol: '1INCHUSDT', price: '0.3' },
      { symbol: '1000SATSUSDT', price: '0.2' },
      { symbol: 'BUSDUSDT', price: '1' },
      { symbol: 5 },
    ]);
    expect(await binanceMarkets.load(upstream.loadJson)).toEqual([
      { base: 'UNI', quote: 'USDT', price: 6.5 },
      { base: '1INCH', quote: 'USDT', price: 0.3 },
      { base: 'SATS', quote: 'USDT', price: 0.0002 },
    ]);
  });

  it('reads the tradable markets of Coinbase with their last prices', async () => {
    const product = (base: string, fields: object = {}) => ({
      id: `${base}-USD`,
      base_currency: base,
      quote_currency: 'USD',
      status: 'online',
      trading_disabled: false,
      ...fields,
    });
    upstream.json('/products', [
      product('UNI'),
      product('OLD', { status: 'delisted' }),
      product('HALT', { trading_disabled: true }),
      product('NEW'),
    ]);
    upstream.json('/products/stats', {
      'UNI-USD': { stats_24hour: { open: '6', last: '6.5' } },
      'OLD-USD': { stats_24hour: { last: '1' } },
    });
    expect(await coinbaseMarkets.load(upstream.loadJson)).toEqual([
      { base: 'UNI', quote: 'USD', price: '6.5' },
      { base: 'NEW', quote: 'USD', price: undefined },
    ]);
  });

  it('reads the markets of Gemini', async () => {
    upstream.json('/pricefeed', [
      { pair: 'UNIUSD', price: '6.5', percentChange24h: '0.01' },
      { pair: 'ETHBTC', price: '0.05' },
    ]);
    expect(await geminiMarkets.load(upstream.loadJson)).toEqual([
      { base: 'UNI', quote: 'USD', price: '6.5' },
      { base: 'ETHBTC', quote: '', price: '0.05' },
    ]);
  });

  it('reads the markets of Kraken without the letters of old pairs, and fails on an error in the body', async () => {
    const ticker = (last: string) => ({ a: ['7', '1', '1'], c: [last, '0.5'] });
    upstream.json('/Ticker', {
      error: [],
      result: {
        UNIUSD: ticker('6.5'),
        XXBTZUSD: ticker('64000'),
        XDGUSD: ticker('0.1'),
        XTZUSD: ticker('0.7'),
        UNIEUR: ticker('6'),
      },
    });
    expect(await krakenMarkets.load(upstream.loadJson)).toEqual([
      { base: 'UNI', quote: 'USD', price: '6.5' },
      { base: 'XBT', quote: 'USD', price: '64000' },
      { base: 'XDG', quote: 'USD', price: '0.1' },
      { base: 'XTZ', quote: 'USD', price: '0.7' },
      { base: 'UNIEUR', quote: '', price: '6' },
    ]);
    upstream.json('/Ticker', { error: ['EService:Unavailable'] });
    await expect(krakenMarkets.load(upstream.loadJson)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('reads all markets of KuCoin', async () => {
    const renamed = { symbol: 'GALAX-USDT', symbolName: 'GALA-USDT', last: '0.015' };
    const ticker = [{ symbol: 'UNI-USDT', last: '6.5' }, { symbol: 'UNI-BTC', last: null }, renamed, {}];
    upstream.json('/market/allTickers', { code: '200000', data: { time: 1, ticker } });
    expect(await kuCoinMarkets.load(upstream.loadJson)).toEqual([
      { base: 'UNI', quote: 'USDT', price: '6.5' },
      { base: 'UNI', quote: 'BTC', price: null },
      { base: 'GALA', quote: 'USDT', price: '0.015' },
    ]);
  });

  for (const [path, list] of [
    ['/pricefeed', geminiMarkets],
    ['/Ticker', krakenMarkets],
    ['/market/allTickers', kuCoinMarkets],
  ] as const)
    describeFailures('json', upstream, { path, ask: () => list.load(upstream.loadJson) });
});

describe('buildListing', () => {
  const clock = holdClock('2026-11-22T15:00:00Z');
  const others = Array.from({ length: 60 }, () => ({ base: 'OTHER', quote: 'USD', price: 1 }));
  const build = (markets: MarketList) => {
    const parts = { loadJson: upstream.loadJson, cache: buildOwnCache(clock) };
    const { krakenListing } = buildListing('krakenListing', markets, parts).readers;
    return async (asked: FactCoin) => krakenListing?.(asked);
  };
  const list = (...prices: readonly unknown[]) => {
    let calls = 0;
    const is = build({
      load: async () => {
        calls += 1;
        return [...others, ...prices.map((price) => ({ base: 'UNI', quote: 'USD', price }))];
      },
    });
    return { is, calls: () => calls };
  };

  it.each([
    ['a price 19% higher matches', 11.9, {}, true],
    ['a price 21% higher belongs to another coin', 12.1, {}, false],
    ['a price 17% lower belongs to another coin', 8.3, {}, false],
    ['a price from before a fall of 30% matches', 14, { change: -30 }, true],
    ['a price from the middle of a fall of 40% matches', 13, { change: -40 }, true],
    ['a price of 0 does not match', '0', {}, false],
  ])('compares the price in the list with that of the coin: %s', async (_, price, fields, expected) => {
    expect(await list(price).is(buildFactCoin(fields))).toMatchObject({ value: expected });
  });

  it('returns true when the price of at least one market matches', async () => {
    expect(await list(0.01, '10.2').is(buildFactCoin({}))).toMatchObject({ value: true });
  });

  it('fails as not found for a coin without a price, but returns false when no market has its symbol', async () => {
    await expect(list(10).is(buildFactCoin({ price: null }))).rejects.toMatchObject({ kind: 'not-found' });
    expect(await list(10).is(buildFactCoin({ price: null, ticker: 'LEAF' }))).toMatchObject({ value: false });
  });

  it.each([
    ['Coinbase', coinbaseMarkets, 'CGLD', 'CELO'],
    ['Coinbase', coinbaseMarkets, 'MANTLE', 'MNT'],
    ['Coinbase', coinbaseMarkets, 'JUPITER', 'JUP'],
    ['Kraken', krakenMarkets, 'XBT', 'BTC'],
    ['Kraken', krakenMarkets, 'USDTZ', 'USDT'],
    ['Kraken', krakenMarkets, 'LUNA', 'LUNC'],
    ['Kraken', krakenMarkets, 'LUNA2', 'LUNA'],
    ['KuCoin', kuCoinMarkets, 'BCHSV', 'BSV'],
    ['Binance', binanceMarkets, 'BEAMX', 'BEAM'],
  ])('finds the own symbol that %s has for a coin: %#', async (_, { aliases = {} }, base, ticker) => {
    const load = async () => [...others, { base, quote: 'USD', price: 10 }];
    const is = build({ load, aliases });
    expect(await is(buildFactCoin({ ticker }))).toMatchObject({ value: true });
  });

  it('refuses a list that was cut short, and keeps none', async () => {
    let markets = others.slice(0, 49);
    const is = build({ load: async () => markets });
    await expect(is(buildFactCoin({}))).rejects.toMatchObject({ kind: 'malformed' });
    markets = Array.from({ length: 300 }, () => ({ base: 'UNI', quote: 'USD', price: 10 }));
    expect(await is(buildFactCoin({}))).toMatchObject({ value: true });
    clock.moveOn(day);
    markets = others;
    await expect(is(buildFactCoin({}))).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('loads the list before it is a day old, for all coins', async () => {
    const { is, calls } = list(10);
    await Promise.all([is(buildFactCoin({})), is(buildFactCoin({ ticker: 'SOL' }))]);
    clock.moveOn(day - hour - 1);
    await is(buildFactCoin({}));
    expect(calls()).toBe(1);
    clock.moveOn(1);
    await is(buildFactCoin({}));
    expect(calls()).toBe(2);
  });
});
