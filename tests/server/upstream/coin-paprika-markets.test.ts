import { describe, expect, it } from 'vitest';
import { loadCoinMarkets } from '../../../src/server/upstream/coinpaprika/coin-markets.ts';
import { expectHarmless, hostileTexts, unsafeLinks } from '../../helpers/hostile-texts.ts';
import { stageUpstream } from '../../helpers/staged-upstream.ts';

const path = '/coins/btc-bitcoin/markets';
const upstream = stageUpstream({});
const load = () => loadCoinMarkets(upstream.loadJson, 'btc-bitcoin');

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

describe('loadCoinMarkets', () => {
  it('gives the markets of a coin, the largest volume first', async () => {
    upstream.json(path, [
      market({}, { volume_24h: null }),
      market({ exchange_name: 'Binance', pair: 'BTC/USDT' }, { price: '64001.5', volume_24h: '9000000' }),
      market(),
    ]);
    const markets = await load();
    expect(markets[0]).toMatchObject({ exchange: 'Binance', price_usd: 64_001.5, volume_24h_usd: 9_000_000 });
    expect(markets[1]).toEqual({
      exchange: 'Kraken',
      pair: 'BTC/USD',
      url: 'https://trade.kraken.com/markets/kraken/btc/usd',
      price_usd: 64_000,
      volume_24h_usd: 5_000_000,
    });
    expect(markets[2]).toMatchObject({ volume_24h_usd: null });
    expect(upstream.requests).toEqual([`${path}?quotes=USD`]);
  });

  it('gives a hundred at most', async () => {
    upstream.json(
      path,
      Array.from({ length: 150 }, () => market()),
    );
    expect(await load()).toHaveLength(100);
  });

  it('leaves out markets whose price is far off, and broken rows', async () => {
    const broken = [market({}, { price: 'NaN' }), market({ pair: 5 }), { pair: 'BTC/USD' }, null];
    upstream.json(path, [market({ outlier: true }), ...broken, market()]);
    expect(await load()).toHaveLength(1);
    upstream.json(path, [market({ outlier: true })]);
    expect(await load()).toEqual([]);
  });

  it.each([[[]], [null]])('gives none for %j', async (body) => {
    upstream.json(path, body);
    expect(await load()).toEqual([]);
  });

  it.each(unsafeLinks)('never links to %j', async (url) => {
    upstream.json(path, [market({ market_url: url })]);
    expect(await load()).toMatchObject([{ exchange: 'Kraken', url: null }]);
  });

  it.each(hostileTexts)('passes %j on as text', async (text) => {
    upstream.json(path, [market({ exchange_name: text, pair: text })]);
    const markets = await load();
    expectHarmless(markets);
    expect(markets[0]?.exchange).toContain('Coin');
  });

  it.each(['..', '.', ''])('never climbs out of its folder by the id %j', async (id) => {
    await expect(loadCoinMarkets(upstream.loadJson, id)).rejects.toMatchObject({ kind: 'not-found' });
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
