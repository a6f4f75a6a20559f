import { describe, expect, it } from 'vitest';
import { buildMarkets } from '../../../src/server/upstream/coinpaprika/coin-markets.ts';
import { hostileTexts } from '../../helpers/hostile-texts.ts';
import { buildOwnCache, stageUpstream } from '../../helpers/staged-upstream.ts';

const path = '/coins/btc-bitcoin/markets';
const upstream = stageUpstream({});

async function loadMarkets(id = 'btc-bitcoin') {
  const load = buildMarkets(upstream.loadJson, Date, buildOwnCache(Date));
  const coin = {
    id,
    name: '',
    ticker: '',
    repository: null,
    contracts: [],
    price: 1,
    marketCap: null,
    change: 0,
    identity: null,
  };
  return (await load(coin)).value;
}

/** The fields of CoinPaprika's documentation. */
const market = (fields: object = {}, usd: object = {}) => ({
  exchange_id: 'kraken',
  exchange_name: 'Kraken',
  pair: 'BTC/USD',
  market_url: 'https://trade.kraken.com/markets/kraken/btc/usd',
  category: 'Spot',
  outlier: false,
  trust_score: 'high',
  quotes: { USD: { price: 64_000, volume_24h: 5_000_000, ...usd } },
  ...fields,
});

describe('buildMarkets', () => {
  it('finds all exchanges that list a coin in one call', async () => {
    const others = Array.from({ length: 150 }, (_, index) => market({ exchange_id: `exchange-${index}` }));
    upstream.json(path, [
      ...others,
      market(),
      market(),
      market({ exchange_id: 'binance' }, { price: '64001.5' }),
    ]);
    expect(await loadMarkets()).toEqual(['binance', 'kraken']);
    expect(upstream.requests).toEqual([`${path}?quotes=USD`]);
  });

  it('ignores outlier markets and broken rows', async () => {
    const broken = [market({}, { price: 'NaN' }), market({ exchange_id: 5 }), { pair: 'BTC/USD' }, null];
    upstream.json(path, [market({ outlier: true }), ...broken, market({ exchange_id: 'gemini' })]);
    expect(await loadMarkets()).toEqual(['gemini']);
    upstream.json(path, [market({ outlier: true })]);
    expect(await loadMarkets()).toEqual([]);
  });

  it.each([[[]], [null]])('finds no exchange when the source returns %j', async (body) => {
    upstream.json(path, body);
    expect(await loadMarkets()).toEqual([]);
  });

  it.each(hostileTexts)('ignores an exchange called %j', async (text) => {
    upstream.json(path, [market({ exchange_id: text, exchange_name: text }), market()]);
    expect(await loadMarkets()).toEqual(['kraken']);
  });

  it.each(['..', '.', ''])('fails as not found, without a call, for the coin id %j', async (id) => {
    await expect(loadMarkets(id)).rejects.toMatchObject({ kind: 'not-found' });
    expect(upstream.requests).toEqual([]);
  });

  it.each([
    [
      'status 404 for an unknown coin',
      { kind: 'status', status: 404, body: '{"error":"id not found"}' },
      'not-found',
    ],
    ['status 402', { kind: 'status', status: 402 }, 'refused'],
    ['an object instead of a list', { kind: 'json', body: { error: 'x' } }, 'malformed'],
    ['a list without a usable market', { kind: 'json', body: [{}] }, 'malformed'],
    ['HTML', { kind: 'text', text: '<html>' }, 'malformed'],
    ['half a JSON document', { kind: 'text', text: '[{"pair":' }, 'malformed'],
  ] as const)('fails when the source returns %s', async (_, answer, kind) => {
    upstream.answer(path, answer);
    await expect(loadMarkets()).rejects.toMatchObject({ name: 'SourceFailure', kind });
  });
});
