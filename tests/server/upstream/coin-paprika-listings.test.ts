import { describe, expect, it } from 'vitest';
import { buildListings } from '../../../src/server/upstream/coinpaprika/coin-markets.ts';
import { hostileTexts } from '../../helpers/hostile-texts.ts';
import { rememberAlone, stageUpstream } from '../../helpers/staged-upstream.ts';

const path = '/coins/btc-bitcoin/markets';
const upstream = stageUpstream({});
const names = ['binance', 'coinbase', 'gemini', 'kraken', 'kucoin'] as const;

async function load(id = 'btc-bitcoin') {
  const readers = buildListings(upstream.loadJson, rememberAlone(Date));
  const coin = {
    id,
    name: '',
    ticker: '',
    repository: null,
    contracts: [],
    price: 1,
    change: 0,
    identity: null,
  };
  const traded = await Promise.all(names.map((name) => readers[`${name}Listing`](coin)));
  return names.filter((_, index) => traded[index]);
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

describe('the listings of a coin', () => {
  it('names the exchanges that trade a coin, each once, however many markets it has', async () => {
    const others = Array.from({ length: 150 }, (_, index) => market({ exchange_id: `exchange-${index}` }));
    upstream.json(path, [
      ...others,
      market(),
      market(),
      market({ exchange_id: 'binance' }, { price: '64001.5' }),
    ]);
    expect(await load()).toEqual(['binance', 'kraken']);
    expect(upstream.requests).toEqual([`${path}?quotes=USD`]);
  });

  it('does not count markets whose price is far off, and broken rows', async () => {
    const broken = [market({}, { price: 'NaN' }), market({ exchange_id: 5 }), { pair: 'BTC/USD' }, null];
    upstream.json(path, [market({ outlier: true }), ...broken, market({ exchange_id: 'gemini' })]);
    expect(await load()).toEqual(['gemini']);
    upstream.json(path, [market({ outlier: true })]);
    expect(await load()).toEqual([]);
  });

  it.each([[[]], [null]])('gives none for %j', async (body) => {
    upstream.json(path, body);
    expect(await load()).toEqual([]);
  });

  it.each(hostileTexts)('never passes %j on', async (text) => {
    upstream.json(path, [market({ exchange_id: text, exchange_name: text }), market()]);
    expect(await load()).toEqual(['kraken']);
  });

  it.each(['..', '.', ''])('never climbs out of its folder by the id %j', async (id) => {
    await expect(load(id)).rejects.toMatchObject({ kind: 'not-found' });
    expect(upstream.requests).toEqual([]);
  });

  it.each([
    ['an unknown coin', { kind: 'status', status: 404, body: '{"error":"id not found"}' }, 'not-found'],
    ['a limit', { kind: 'status', status: 402 }, 'refused'],
    ['an object', { kind: 'json', body: { error: 'x' } }, 'malformed'],
    ['no usable market', { kind: 'json', body: [{}] }, 'malformed'],
    ['HTML', { kind: 'text', text: '<html>' }, 'malformed'],
    ['half a document', { kind: 'text', text: '[{"pair":' }, 'malformed'],
  ] as const)('fails at %s', async (_, answer, kind) => {
    upstream.answer(path, answer);
    await expect(load()).rejects.toMatchObject({ name: 'UpstreamError', kind });
  });
});
