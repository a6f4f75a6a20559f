import { describe, expect, it } from 'vitest';
import type { FactCoin } from '../../../src/server/ports/coin-facts.ts';
import { loadMarketList as loadBinance } from '../../../src/server/upstream/binance/market-list.ts';
import { loadMarketList as loadCoinbase } from '../../../src/server/upstream/coinbase/market-list.ts';
import { loadMarketList as loadGemini } from '../../../src/server/upstream/gemini/market-list.ts';
import { buildListing } from '../../../src/server/upstream/http/market-list.ts';
import { loadMarketList as loadKraken } from '../../../src/server/upstream/kraken/market-list.ts';
import { loadMarketList as loadKuCoin } from '../../../src/server/upstream/kucoin/market-list.ts';
import { describeFailures, holdClock, rememberAlone, stageUpstream } from '../../helpers/staged-upstream.ts';

const upstream = stageUpstream({});
const day = 24 * 60 * 60 * 1000;

describe('the list of markets', () => {
  it('of Binance is its prices in dollars', async () => {
    upstream.json('/ticker/price', [
      { symbol: 'UNIUSDT', price: '6.5' },
      { symbol: 'UNIBTC', price: '0.0001' },
      { symbol: 'UNIUSDC', price: '6.51' },
      { symbol: 5 },
    ]);
    expect(await loadBinance(upstream.loadJson)).toEqual([
      { base: 'UNI', quote: 'USDT', price: '6.5' },
      { base: 'UNI', quote: 'USDC', price: '6.51' },
    ]);
  });

  it('of Coinbase is its open products with their last prices', async () => {
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
    expect(await loadCoinbase(upstream.loadJson)).toEqual([
      { base: 'UNI', quote: 'USD', price: '6.5' },
      { base: 'NEW', quote: 'USD', price: undefined },
    ]);
  });

  it('of Gemini is its price feed', async () => {
    upstream.json('/pricefeed', [
      { pair: 'UNIUSD', price: '6.5', percentChange24h: '0.01' },
      { pair: 'ETHBTC', price: '0.05' },
    ]);
    expect(await loadGemini(upstream.loadJson)).toEqual([{ base: 'UNI', quote: 'USD', price: '6.5' }]);
  });

  it('of Kraken is its tickers, by the symbols of everybody else', async () => {
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
    expect(await loadKraken(upstream.loadJson)).toEqual([
      { base: 'UNI', quote: 'USD', price: '6.5' },
      { base: 'BTC', quote: 'USD', price: '64000' },
      { base: 'DOGE', quote: 'USD', price: '0.1' },
      { base: 'XTZ', quote: 'USD', price: '0.7' },
    ]);
    upstream.json('/Ticker', { error: ['EService:Unavailable'] });
    await expect(loadKraken(upstream.loadJson)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('of KuCoin is all of its tickers', async () => {
    const ticker = [{ symbol: 'UNI-USDT', last: '6.5' }, { symbol: 'UNI-BTC', last: null }, {}];
    upstream.json('/market/allTickers', { code: '200000', data: { time: 1, ticker } });
    expect(await loadKuCoin(upstream.loadJson)).toEqual([
      { base: 'UNI', quote: 'USDT', price: '6.5' },
      { base: 'UNI', quote: 'BTC', price: null },
    ]);
  });

  for (const [path, load] of [
    ['/ticker/price', loadBinance],
    ['/pricefeed', loadGemini],
    ['/Ticker', loadKraken],
    ['/market/allTickers', loadKuCoin],
  ] as const)
    describeFailures('json', upstream, { path, ask: () => load(upstream.loadJson) });
});

describe('a listing', () => {
  const clock = holdClock('2026-11-22T15:00:00Z');
  const coin = (fields: Partial<FactCoin>): FactCoin => ({
    id: 'uni-uniswap',
    name: 'Uniswap',
    ticker: 'uni',
    repository: null,
    contracts: [],
    price: 10,
    change: null,
    identity: null,
    ...fields,
  });
  const list = (...prices: readonly unknown[]) => {
    let calls = 0;
    const is = buildListing({
      source: 'Exchange',
      remember: rememberAlone(clock),
      load: async () => {
        calls += 1;
        return prices.map((price) => ({ base: 'UNI', quote: 'USD', price }));
      },
    });
    return { is, calls: () => calls };
  };

  it.each([
    ['the price agrees', 11.9, {}, true],
    ['another coin has its symbol', 12.1, {}, false],
    ['another has it that costs less', 8.3, {}, false],
    ['the list is of before a fall', 14, { change: -30 }, true],
    ['the list is of the midst of a fall', 13, { change: -40 }, true],
    ['the list says no price', '0', {}, false],
  ])('is known where %s', async (_, price, fields, expected) => {
    expect(await list(price).is(coin(fields))).toBe(expected);
  });

  it('counts where one of the markets agrees', async () => {
    expect(await list(0.01, '10.2').is(coin({}))).toBe(true);
  });

  it('is not known without a price that identifies the coin, unless nothing has its symbol', async () => {
    await expect(list(10).is(coin({ price: null }))).rejects.toMatchObject({ kind: 'not-found' });
    expect(await list(10).is(coin({ price: null, ticker: 'OTHER' }))).toBe(false);
  });

  it('comes of a list that is loaded once a day, for whatever coins', async () => {
    const { is, calls } = list(10);
    await Promise.all([is(coin({})), is(coin({ ticker: 'SOL' }))]);
    clock.moveOn(day - 1);
    await is(coin({}));
    expect(calls()).toBe(1);
    clock.moveOn(1);
    await is(coin({}));
    expect(calls()).toBe(2);
  });
});
