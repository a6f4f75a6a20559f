import { describe, expect, it } from 'vitest';
import type { FactCoin } from '../../../src/server/ports/coin-facts.ts';
import { coinMarketCap } from '../../../src/server/upstream/coinmarketcap/provider.ts';
import { describeContent } from '../../helpers/outside-content.ts';
import { buildSources, describeFailures, stageUpstream } from '../../helpers/staged-upstream.ts';

const upstream = stageUpstream({});
const build = () => buildSources(coinMarketCap, { load: upstream.loadJson });
const loadSentiment = () => build().sentiment.sentiment();

describe('the market cap of a coin', () => {
  const path = '/v3/cryptocurrency/quotes/latest';
  const quoted = (fields: object = {}, dollars: object = {}) => ({
    id: 7083,
    name: 'Uniswap',
    symbol: 'UNI',
    slug: 'uniswap',
    is_active: 1,
    quote: [{ id: 2781, symbol: 'USD', price: 6.4, market_cap: 4_100_000_000.5, ...dollars }],
    ...fields,
  });
  const platform = (address: string, slug = 'ethereum') => ({ platform: { slug, token_address: address } });
  const coin = (fields: Partial<FactCoin> = {}): FactCoin => ({
    id: 'uni-uniswap',
    name: 'Uniswap',
    ticker: 'UNI',
    repository: null,
    contracts: [{ chain: 'ethereum', address: '0x1F98' }],
    price: 6.5,
    marketCap: 4_000_000_000,
    change: null,
    identity: null,
    ...fields,
  });
  const ask = async (rows: readonly unknown[], asked = coin()) => {
    upstream.json(path, { data: rows, status: { error_code: '0' } });
    return build().coinFacts.readers.cmcMarket?.(asked);
  };

  it('is that of the coin with the same contract, regardless of name and price if the market cap agrees', async () => {
    const own = quoted({ name: 'Unicorn', ...platform('0x1f98') }, { price: 60 });
    expect(await ask([quoted({ id: 1 }, { market_cap: 5 }), own])).toEqual({
      marketCap: 4_100_000_000.5,
      slug: 'uniswap',
      updated: null,
    });
    expect(upstream.requests).toEqual([`${path}?symbol=UNI&convert=USD&skip_invalid=true`]);
  });

  it('is read from an object of quotes by symbol, and of coins by symbol', async () => {
    const quote = {
      USD: { price: 6.4, market_cap: 4_100_000_000.5, last_updated: '2026-11-21T11:59:00.000Z' },
    };
    const found = {
      marketCap: 4_100_000_000.5,
      slug: 'uniswap',
      updated: Date.parse('2026-11-21T11:59:00.000Z'),
    };
    expect(await ask([quoted({ quote })])).toEqual(found);
    upstream.json(path, { data: { UNI: [quoted({ quote })] } });
    expect(await build().coinFacts.readers.cmcMarket?.(coin())).toEqual(found);
    await expect(
      ask([quoted({ quote: { EUR: { price: 6, market_cap: 4_100_000_000 } } })]),
    ).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it.each([
    ['name and price agree', coin({ contracts: [] }), {}, {}],
    [
      'a name from another source and the price agree',
      coin({ name: 'Uni', identity: { geckoId: 'uniswap', names: ['uniswap'] } }),
      {},
      {},
    ],
  ])('is found when %s', async (_, asked, fields, dollars) => {
    expect(await ask([quoted(fields, dollars)], asked)).toMatchObject({
      marketCap: 4_100_000_000.5,
      slug: 'uniswap',
    });
  });

  it.each([
    ['a different contract', [quoted(platform('0xbbb'))], coin()],
    ['a contract on another chain', [quoted(platform('0xother', 'bnb'))], coin()],
    ['a market cap four times as large', [quoted({}, { market_cap: 16_400_000_000 })], coin()],
    [
      'the contract, but a market cap four times as large',
      [quoted(platform('0x1f98'), { market_cap: 16_400_000_000 })],
      coin(),
    ],
    ['a name and price, but no market cap', [quoted({}, { market_cap: null })], coin()],
    ['a different price', [quoted({}, { price: 9 })], coin()],
    ['no price of its own', [quoted()], coin({ price: null })],
    ['a different name', [quoted({ name: 'Unicorn' })], coin()],
    ['two equal coins', [quoted(), quoted({ id: 2 })], coin()],
    ['an inactive coin', [quoted({ is_active: 0 })], coin()],
    ['an empty list', [], coin()],
  ])('is not found with %s', async (_, rows, asked) => {
    await expect(ask(rows, asked)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it.each([0, null, 'NaN'])('is null when the source gives %j', async (figure) => {
    const own = quoted(platform('0x1f98'), { market_cap: figure });
    expect(await ask([own])).toMatchObject({ marketCap: null });
  });

  it.each(['../x', 7, null, 'a b'])('has no page when the slug is %j', async (slug) => {
    expect(await ask([quoted({ slug })])).toMatchObject({ slug: null });
  });

  it('is requested in one call for several symbols, and not for invalid symbols', async () => {
    upstream.json(path, { data: [quoted()] });
    const load = build().coinFacts.readers.cmcMarket;
    const asked = [coin(), coin({ ticker: 'SOL' }), coin({ ticker: '$X,BTC' })];
    await Promise.allSettled(asked.map(async (one) => load?.(one)));
    expect(upstream.requests).toEqual([`${path}?symbol=UNI%2CSOL&convert=USD&skip_invalid=true`]);
  });

  describeFailures('json', upstream, {
    path,
    ask: async () => build().coinFacts.readers.cmcMarket?.(coin()),
    useless: { 'no usable coin': { data: [{ id: 1 }] } },
  });
});

describe('the fear and greed index of CoinMarketCap', () => {
  const path = '/v3/fear-and-greed/latest';
  const data = { value: 40, value_classification: 'Neutral', update_time: '2026-11-20T02:54:56.017Z' };

  it.each([40, '40'])('is read from the value %j', async (value) => {
    upstream.json(path, { data: { ...data, value }, status: { error_code: '0' } });
    expect(await loadSentiment()).toEqual({
      data: [
        { value: 40, value_classification: 'Neutral', timestamp: Date.parse('2026-11-20T02:54:56Z') / 1000 },
      ],
    });
  });

  describeContent('the index', {
    ask: loadSentiment,
    texts: (word) => upstream.json(path, { data: { ...data, value_classification: word } }),
  });

  describeFailures('json', upstream, {
    path,
    ask: loadSentiment,
    useless: {
      'no figure': { data: { ...data, value: 'NaN' } },
      'a value above 100': { data: { ...data, value: 101 } },
      'no time': { data: { ...data, update_time: 'today' } },
    },
  });
});
