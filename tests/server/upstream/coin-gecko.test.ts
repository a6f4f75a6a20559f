import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { IndicatorCoin } from '../../../src/contracts/charts.ts';
import type { FactCoin } from '../../../src/server/ports/coin-facts.ts';
import { buildCoinGeckoFacts } from '../../../src/server/upstream/coingecko/coin-facts.ts';
import { buildMarkets, buildTicker, coinIds } from '../../../src/server/upstream/coingecko/markets.ts';
import { buildNfts } from '../../../src/server/upstream/coingecko/nfts.ts';
import { loadPriceDays } from '../../../src/server/upstream/coingecko/price-days.ts';
import { describeContent } from '../../helpers/outside-content.ts';
import {
  describeFailures,
  stageUpstream,
  readRecorded,
  buildOwnCache,
} from '../../helpers/staged-upstream.ts';

const upstream = stageUpstream({});
const noon = Date.parse('2021-01-13T12:00:00Z');

function build(clock = { now: () => noon }) {
  const load = upstream.loadJson;
  const { loadMarket, loadOffered } = buildMarkets(load, clock, buildOwnCache(clock));
  const facts = buildCoinGeckoFacts({
    load,
    clock,
    loadMarket,
    cache: buildOwnCache(clock),
    hasKey: false,
  });
  const gecko = {
    ...buildNfts(load, clock),
    ticker: buildTicker(loadOffered),
    priceDays: (coin: IndicatorCoin) => loadPriceDays(load, clock, coinIds[coin]),
  };
  return { gecko, facts: facts.readers };
}

const source = () => build().gecko;

const bitcoin = (fields: object = {}) => ({ ...readRecorded('coingecko/coins-markets.json')[0], ...fields });

describe('ticker', () => {
  const path = '/coins/markets';

  it('returns the recorded coin in the shape of the contract', async () => {
    upstream.answer(path, { kind: 'recorded', file: 'coingecko/coins-markets.json' });
    expect(await source().ticker('btc')).toEqual({
      name: 'Bitcoin',
      symbol: 'BTC',
      max_supply: 21_000_000,
      total_supply: 20_030_843,
      circulating_supply: 20_030_493,
      last_updated: Date.parse('2026-05-18T12:49:21Z') / 1000,
      quotes: {
        USD: {
          price: 77_671,
          percentage_change_1h: 0.5823392426906319,
          percentage_change_24h: -0.9530164743774191,
          percentage_change_7d: -4.042267423689584,
        },
      },
    });
  });

  it('loads all coins in one call, and again after 30 seconds', async () => {
    let now = noon;
    const coins = ['ada', 'bnb', 'btc', 'dai', 'dot', 'eth', 'sol', 'sushi', 'uni', 'xmr'] as const;
    const ids = 'cardano,binancecoin,bitcoin,dai,polkadot,ethereum,solana,sushi,uniswap,monero';
    upstream.json(
      path,
      ids.split(',').map((id) => bitcoin({ id, name: id })),
    );
    const gecko = build({ now: () => now }).gecko;
    const quotes = await Promise.all(coins.map((coin) => gecko.ticker(coin)));
    expect(quotes.map(({ name }) => name)).toEqual(ids.split(','));
    expect(upstream.requests).toEqual([
      `/coins/markets?vs_currency=usd&ids=${encodeURIComponent(ids)}&price_change_percentage=1h%2C24h%2C7d&per_page=250`,
    ]);
    now += 30_000;
    await gecko.ticker('btc');
    expect(upstream.requests).toHaveLength(2);
  });

  it('calls again after a failure', async () => {
    const gecko = source();
    upstream.answer(path, { kind: 'status', status: 500 });
    await expect(gecko.ticker('btc')).rejects.toMatchObject({ kind: 'unreachable' });
    upstream.answer(path, { kind: 'recorded', file: 'coingecko/coins-markets.json' });
    expect(await gecko.ticker('btc')).toMatchObject({ symbol: 'BTC' });
  });

  it('reads figures given as text, and returns null for what is not a number', async () => {
    upstream.json(path, [
      bitcoin({
        current_price: '77671.5',
        max_supply: null,
        price_change_percentage_1h_in_currency: 'NaN',
        price_change_percentage_7d_in_currency: null,
      }),
    ]);
    expect(await source().ticker('btc')).toMatchObject({
      max_supply: null,
      quotes: { USD: { price: 77_671.5, percentage_change_1h: null, percentage_change_7d: null } },
    });
  });

  it('returns the other coins when one is broken', async () => {
    upstream.json(path, [{ id: 'ethereum' }, bitcoin(), bitcoin({ id: 'cardano', current_price: null })]);
    const gecko = source();
    expect(await gecko.ticker('btc')).toMatchObject({ name: 'Bitcoin' });
    await expect(gecko.ticker('eth')).rejects.toMatchObject({ kind: 'malformed' });
    await expect(gecko.ticker('ada')).rejects.toMatchObject({ kind: 'malformed' });
  });

  describeContent('a quote', {
    ask: () => source().ticker('btc'),
    texts: (name) => upstream.json(path, [bitcoin({ name })]),
  });

  describeFailures('json', upstream, {
    path,
    ask: () => source().ticker('btc'),
    useless: {
      'an empty list': [],
      'its error': readRecorded('coingecko/error-429.json'),
      'a price of NaN': [bitcoin({ current_price: 'NaN' })],
      'no time': [bitcoin({ last_updated: null })],
    },
  });
});

describe('priceDays', () => {
  const path = '/coins/bitcoin/market_chart';
  const day = 86_400_000;
  const first = Date.parse('2021-01-09T00:00:00Z');
  const prices = [100, 130, 120, 90, 95].map((price, index): readonly unknown[] => [
    first + index * day,
    price,
  ]);

  it('builds days from midnight prices, without the day that has not closed yet', async () => {
    upstream.json(path, { prices: [...prices, [noon, 97]] });
    expect(await source().priceDays('btc')).toEqual([
      { time: first + day, open: 100, high: 130, low: 100, close: 130 },
      { time: first + 2 * day, open: 130, high: 130, low: 120, close: 120 },
      { time: first + 3 * day, open: 120, high: 120, low: 90, close: 90 },
      { time: first + 4 * day, open: 90, high: 95, low: 90, close: 95 },
    ]);
    expect(upstream.requests).toEqual([`${path}?vs_currency=usd&days=365`]);
  });

  it('uses the first price shortly after midnight as the price of midnight', async () => {
    const late = [...prices.slice(0, -1), [first + 4 * day + 60_000, '95'], [first + 4 * day + 120_000, 500]];
    upstream.json(path, { prices: late.toReversed() });
    const days = await source().priceDays('btc');
    expect(days.at(-1)).toMatchObject({ time: first + 4 * day, close: 95 });
    expect(days).toHaveLength(4);
  });

  it('starts after the last missing price', async () => {
    upstream.json(path, { prices: prices.with(1, [first + day, 'NaN']) });
    expect((await source().priceDays('btc')).map(({ time }) => time)).toEqual([
      first + 3 * day,
      first + 4 * day,
    ]);
  });

  it('does not use the price of a noon as the price of the midnight before', async () => {
    upstream.json(path, { prices: prices.with(2, [first + 2 * day + day / 2, 120]) });
    expect(await source().priceDays('btc')).toMatchObject([{ time: first + 4 * day }]);
  });

  it('returns no days for the recorded prices of a few minutes, or for no prices', async () => {
    upstream.answer(path, { kind: 'recorded', file: 'coingecko/market-chart.json' });
    expect(await source().priceDays('btc')).toEqual([]);
    upstream.json(path, { prices: [] });
    expect(await source().priceDays('btc')).toEqual([]);
  });

  describeFailures('json', upstream, {
    path,
    ask: () => source().priceDays('btc'),
    useless: { 'no usable price': { prices: [[first, null]] }, 'no list': { prices: {} } },
  });
});

describe('search', () => {
  const path = '/search';
  const penguins = { id: 'pudgy-penguins', name: 'Pudgy Penguins', thumb: 'https://pic.example/thumb.png' };
  const find = (...nfts: unknown[]) => upstream.json(path, { coins: [], nfts });

  it('returns a collection with its picture and without a token id', async () => {
    find(penguins);
    upstream.answer('/nfts/pudgy-penguins', { kind: 'recorded', file: 'coingecko/nft-pudgy-penguins.json' });
    expect(await source().search(' pudgy & co ')).toEqual([
      {
        name: 'Pudgy Penguins',
        chain: 'ethereum',
        contract_address: '0xBd3531dA5CF5857e7CfAA92426877b022e612cf8',
        token_id: null,
        cached_file_url:
          'https://coin-images.coingecko.com/nft_contracts/images/38/small_2x/pudgy.jpg?1730778323',
      },
    ]);
    expect(upstream.requests).toEqual(['/search?query=pudgy+%26+co', '/nfts/pudgy-penguins']);
  });

  it('returns the recorded hit alone when loading its collection fails', async () => {
    upstream.answer(path, { kind: 'recorded', file: 'coingecko/search.json' });
    expect(await source().search('ethereum')).toEqual([
      {
        name: 'ENS: Ethereum Name Service',
        chain: null,
        contract_address: null,
        token_id: null,
        cached_file_url:
          'https://coin-images.coingecko.com/nft_contracts/images/373/thumb/ens-ethereum-name-service.png',
      },
    ]);
  });

  it('returns three hits at most, and loads the collection of the first only', async () => {
    find(
      ...['a', 'b', 'c', 'd'].map((id) => ({ id, name: id, thumb: `https://pictures.example/${id}.png` })),
    );
    upstream.json('/nfts/a', { name: 'A' });
    expect((await source().search('abc')).map(({ name }) => name)).toEqual(['A', 'b', 'c']);
    expect(upstream.requests).toHaveLength(2);
  });

  it('encodes the slashes of an id', async () => {
    find({ id: '../coins/x?y', name: 'Strange' });
    await source().search('strange');
    expect(upstream.requests[1]).toBe('/nfts/..%2Fcoins%2Fx%3Fy');
  });

  it.each(['.', '..', ''])('loads no collection for the id %j', async (id) => {
    find({ id, name: 'Strange' }, penguins);
    expect(await source().search('strange')).toMatchObject([{ name: 'Strange' }, { name: penguins.name }]);
    expect(upstream.requests).toEqual(['/search?query=strange']);
  });

  it('finds nothing in an empty list', async () => {
    find();
    expect(await source().search('nothing')).toEqual([]);
  });

  it('finds nothing in a list that is null', async () => {
    upstream.json('/search', { nfts: null });
    expect(await source().search('nothing')).toEqual([]);
  });

  it('skips broken hits', async () => {
    find({ id: 5, name: 'Five' }, penguins);
    expect(await source().search('five')).toHaveLength(1);
  });

  describeContent('hits', {
    ask: () => source().search('pudgy'),
    texts(text) {
      find(penguins);
      const names = { name: text, asset_platform_id: text, contract_address: text };
      upstream.json('/nfts/pudgy-penguins', names);
    },
    links: (thumb) => find({ ...penguins, thumb }),
  });
  describeContent('the collection of the first hit', {
    ask: () => source().search('pudgy'),
    links(link) {
      find({ ...penguins, thumb: null });
      upstream.json('/nfts/pudgy-penguins', { name: 'Pudgy', image: { small: link, small_2x: link } });
    },
  });

  describeFailures('json', upstream, {
    path,
    ask: () => source().search('pudgy'),
    useless: { 'no usable hit': { coins: [], nfts: [{ id: 1 }] }, 'no collections': { coins: [] } },
  });
});

describe('the figures of a collection', () => {
  const contract = '0xbd3531da5cf5857e7cfaa92426877b022e612cf8';
  const path = `/nfts/ethereum/contract/${contract}`;
  const recorded = 'coingecko/nft-pudgy-penguins.json';

  it('are read from the recorded collection', async () => {
    upstream.answer(path, { kind: 'recorded', file: recorded });
    expect(await source().collection?.(`ethereum/${contract}`)).toEqual({
      floor: 9713.91,
      floorChange7d: -1.1974800093036855,
      floorChange30d: -12.366254928188072,
      marketCap: 86_337_207,
      rank: 3,
      volume: 58_262,
      sales: 6,
      owners: 5174,
      items: 8888,
      website: 'https://www.pudgypenguins.com/',
      xAccount: 'https://twitter.com/pudgypenguins',
    });
  });

  it('need no call shortly after a search, and need one a minute later', async () => {
    const clock = { now: () => noon };
    const { gecko } = build(clock);
    upstream.json('/search', { nfts: [{ id: 'pudgy-penguins', name: 'Pudgy Penguins' }] });
    upstream.answer('/nfts/pudgy-penguins', { kind: 'recorded', file: recorded });
    upstream.json(path, { name: 'Pudgy Penguins', total_supply: 8887 });
    await gecko.search('pudgy');
    expect(await gecko.collection?.(`ethereum/${contract}`)).toMatchObject({ items: 8888 });
    expect(upstream.requests).not.toContain(path);
    clock.now = () => noon + 60_000;
    expect(await gecko.collection?.(`ethereum/${contract}`)).toMatchObject({ items: 8887, owners: null });
  });

  it('are found by the chain name of OpenSea', async () => {
    upstream.json(`/nfts/polygon-pos/contract/${contract}`, { name: 'Pudgy Penguins' });
    expect(await source().collection?.(`matic/${contract}`)).toMatchObject({ floor: null, website: null });
  });

  it.each(['Pudgy Penguins', 'ethereum/../coins', 'solana/7vQ', `../x/${contract}`, '/', ''])(
    'are not found, without a call, for the key %j',
    async (key) => {
      await expect(source().collection?.(key)).rejects.toMatchObject({ kind: 'not-found' });
      expect(upstream.requests).toEqual([]);
    },
  );

  describeContent('a collection', {
    ask: async () => source().collection?.(`ethereum/${contract}`),
    links: (link) => upstream.json(path, { name: 'Pudgy', links: { homepage: link, twitter: link } }),
  });

  describeFailures('json', upstream, {
    path,
    ask: async () => source().collection?.(`ethereum/${contract}`),
    useless: { 'no name': { total_supply: 1 } },
    mayBeMissing: true,
  });
});

describe('the identity of a coin', () => {
  const pepe = { id: 'pepe', symbol: 'pepe', name: 'Pepe' };
  const ethereum = (address: string) => ({ platforms: { ethereum: address } });
  const coin = (fields: Partial<FactCoin>): FactCoin => ({
    id: 'pepe-some-other-pepe',
    name: 'Pepe',
    ticker: 'PEPE',
    repository: null,
    contracts: [],
    price: 0.000_01,
    marketCap: 4_000_000,
    change: null,
    identity: null,
    ...fields,
  });
  const list = (...rows: readonly object[]) => upstream.json('/coins/list', rows);
  const price = (...rows: readonly (readonly [id: string, price: number, cap?: number])[]) =>
    upstream.json(
      '/coins/markets',
      rows.map(([id, current, cap = 4_200_000]) => bitcoin({ id, current_price: current, market_cap: cap })),
    );
  const identify = (fields: Partial<FactCoin> = {}) => build().facts.identity?.(coin(fields));

  it('is found by contract, name and symbol in one call', async () => {
    list({ ...pepe, id: 'pepe-2' }, { ...pepe, ...ethereum('0xAAA') });
    const contracts = [{ chain: 'ethereum', address: '0xaaa' }];
    expect(await identify({ contracts })).toEqual({ geckoId: 'pepe', names: [] });
    expect(upstream.requests).toEqual(['/coins/list?include_platform=true']);
  });

  describe('of a coin that shares its contract or name with others', () => {
    const onChain = (chain: string, address: string) => ({ platforms: { [chain]: address } });
    const usdc = { id: 'usd-coin', symbol: 'usdc', name: 'USDC', ...ethereum('0xa0b8') };
    const bridged = {
      id: 'binance-bridged-usdc',
      symbol: 'usdc',
      name: 'Binance Bridged USDC',
      ...onChain('binance-smart-chain', '0x8ac7'),
    };
    const wrapped = {
      id: 'wrapped-avax',
      symbol: 'wavax',
      name: 'Wrapped AVAX',
      ...onChain('avalanche', '0xb31f'),
    };
    const polygon = {
      id: 'polygon-ecosystem-token',
      symbol: 'pol',
      name: 'POL (ex-MATIC)',
      ...ethereum('0x455E'),
    };
    const avalanche = { id: 'avalanche-2', symbol: 'avax', name: 'Avalanche' };
    const circle = { name: 'USDC', ticker: 'USDC', price: 1, marketCap: 60e9 };
    const onBoth = [
      { chain: 'binance-smart-chain', address: '0x8ac7' },
      { chain: 'ethereum', address: '0xa0b8' },
    ];
    const avax = {
      name: 'Avalanche',
      ticker: 'AVAX',
      price: 20,
      marketCap: 8e9,
      contracts: [{ chain: 'avalanche', address: '0xb31f' }],
    };
    const matic = {
      name: 'Polygon',
      ticker: 'MATIC',
      price: 0.4,
      marketCap: 4e9,
      contracts: [{ chain: 'ethereum', address: '0x455e' }],
    };
    const figures = () =>
      price(
        ['usd-coin', 1, 60e9],
        ['binance-bridged-usdc', 1, 0.9e9],
        ['wrapped-avax', 20, 0.2e9],
        ['avalanche-2', 20.1, 8.1e9],
        ['polygon-ecosystem-token', 0.4, 4.1e9],
      );

    it.each<[string, object[], Partial<FactCoin>, string]>([
      [
        'a coin that was bridged to another chain',
        [bridged, usdc],
        { ...circle, contracts: onBoth },
        'usd-coin',
      ],
      ['a coin whose wrapped copy has its contract', [wrapped, avalanche], avax, 'avalanche-2'],
      ['a renamed coin whose contract and market cap agree', [polygon], matic, 'polygon-ecosystem-token'],
    ])('is certain for %s', async (_, rows, fields, geckoId) => {
      list(...rows);
      figures();
      expect(await identify(fields)).toMatchObject({ geckoId });
    });

    it.each<[string, object[], Partial<FactCoin>]>([
      ['a bridged copy of the coin alone', [bridged], { ...circle, contracts: onBoth }],
      ['a wrapped copy of the coin alone', [wrapped], avax],
      [
        'a namesake on another chain',
        [usdc],
        { ...circle, contracts: [{ chain: 'fantom', address: '0x0407' }] },
      ],
      ['a namesake with a smaller market cap', [{ ...usdc, platforms: {} }], { ...circle, marketCap: 2e6 }],
      ['a namesake without a market cap', [{ ...usdc, platforms: {} }], { ...circle, marketCap: null }],
      [
        'two coins with the contract, name and symbol',
        [usdc, { ...usdc, id: 'usd-coin-2' }],
        { ...circle, contracts: onBoth },
      ],
      ['a renamed coin whose market cap is ten times as large', [polygon], { ...matic, marketCap: 0.4e9 }],
    ])('is not certain for %s', async (_, rows, fields) => {
      list(...rows);
      figures();
      await expect(identify(fields)).rejects.toMatchObject({ kind: 'not-found' });
    });
  });

  it.each([
    ['a different price', [{ ...pepe }], [['pepe', 0.000_012_5]], {}],
    ['no price of its own', [{ ...pepe }], [['pepe', 0.000_01]], { price: null }],
    ['no price at CoinGecko', [{ ...pepe }], [], {}],
    [
      'a different contract, even if the price agrees',
      [{ ...pepe, ...ethereum('0xaaa') }],
      [['pepe', 0.000_01]],
      { contracts: [{ chain: 'ethereum', address: '0xbbb' }] },
    ],
    [
      'two coins of the same name and price',
      [{ ...pepe }, { ...pepe, id: 'pepe-2' }],
      [
        ['pepe', 0.000_01],
        ['pepe-2', 0.000_01],
      ],
      {},
    ],
    ['a matching name and another symbol', [{ ...pepe, symbol: 'ppp' }], [['pepe', 0.000_01]], {}],
    ['a matching symbol and another name', [{ ...pepe, name: 'Pepecopy' }], [['pepe', 0.000_01]], {}],
  ] as const)('is not found with %s', async (_, rows, prices, fields) => {
    list(...rows);
    price(...prices);
    await expect(identify(fields)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is the coin of the same name whose price agrees, without a name that two coins share', async () => {
    list(pepe, { ...pepe, id: 'pepe-2', name: ' PEPE' });
    price(['pepe', 3], ['pepe-2', 0.000_011]);
    expect(await identify()).toEqual({ geckoId: 'pepe-2', names: [] });
  });

  it('is known without a call for the coins that the pages offer', async () => {
    expect(await identify({ id: 'bnb-binance-coin' })).toEqual({ geckoId: 'binancecoin', names: ['bnb'] });
    expect(upstream.requests).toEqual([]);
  });

  it('needs one load of the list for several coins', async () => {
    list(pepe);
    price(['pepe', 0.000_01]);
    const { facts } = build();
    await facts.identity?.(coin({}));
    await facts.identity?.(coin({ id: 'other' }));
    expect(upstream.requests.filter((path) => path.startsWith('/coins/list'))).toHaveLength(1);
  });
});

describe('facts of a coin', () => {
  const foxglove: FactCoin = {
    id: 'fxglv-foxglove',
    name: 'Foxglove',
    ticker: 'FXGLV',
    repository: null,
    contracts: [],
    price: 1,
    marketCap: 12_500_000,
    change: null,
    identity: { geckoId: 'foxglove', names: [] },
  };
  const row = (fields: object) => bitcoin({ id: 'foxglove', market_cap: 12_000_000, ...fields });

  it('are returned for a coin of certain identity only', async () => {
    upstream.json('/coins/markets', [row({ circulating_supply: 5, max_supply: null })]);
    upstream.json('/coins/foxglove/market_chart', { prices: [] });
    const { facts } = build();
    expect(await facts.geckoMarket?.(foxglove)).toEqual({
      price: expect.any(Number),
      change: expect.any(Number),
      marketCap: 12_000_000,
      circulating: 5,
      maximum: null,
      updated: Date.parse('2026-05-18T12:49:21.599Z'),
    });
    expect(await facts.closedDays?.(foxglove)).toEqual([]);
    for (const reading of ['geckoMarket', 'closedDays'] as const)
      await expect(facts[reading]?.({ ...foxglove, identity: null })).rejects.toMatchObject({
        kind: 'not-found',
      });
  });

  it('are refused when the market cap is four times as large as the known one', async () => {
    upstream.json('/coins/markets', [row({ market_cap: 50_000_000 })]);
    await expect(build().facts.geckoMarket?.(foxglove)).rejects.toMatchObject({ kind: 'not-found' });
  });

  const isLargest = (path: string) => path.includes('order=market_cap_desc');

  it('come in one call in five minutes for the largest coins', async () => {
    const ids = ['foxglove', 'oak', 'elm'];
    upstream.json(
      '/coins/markets',
      ids.map((id) => row({ id })),
    );
    const clock = { time: Date.parse('2026-11-22T15:00:00Z'), now: () => clock.time };
    const { facts } = build(clock);
    for (const geckoId of ids) {
      expect(await facts.geckoMarket?.({ ...foxglove, identity: { geckoId, names: [] } })).toBeDefined();
      clock.time += 90_000;
    }
    expect(upstream.requests).toHaveLength(1);
    expect(upstream.requests.every(isLargest)).toBe(true);
    clock.time += 60_000;
    await facts.geckoMarket?.(foxglove);
    expect(upstream.requests).toHaveLength(2);
  });

  it('of other coins wait until 15 seconds after the last call, and then share one call', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    upstream.json('/coins/markets', [bitcoin()]);
    const { facts } = build();
    const ask = (geckoId: string) => facts.geckoMarket?.({ ...foxglove, identity: { geckoId, names: [] } });
    await expect(ask('foxglove')).rejects.toMatchObject({ kind: 'not-found' });
    upstream.json('/coins/markets', [row({}), row({ id: 'oak' }), row({ id: 'elm' })]);
    const toOthers = () => upstream.requests.filter((path) => !isLargest(path));
    const others = Promise.all([ask('oak'), ask('elm')]);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(toOthers()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await others;
    expect(toOthers()).toHaveLength(2);
    expect(toOthers()[1]).toContain(encodeURIComponent('monero,oak,elm'));
  });

  it.each([0, null, 'NaN', undefined])('have no market cap when the source gives %j', async (figure) => {
    upstream.json('/coins/markets', [row({ market_cap: figure })]);
    expect(await build().facts.geckoMarket?.(foxglove)).toMatchObject({ marketCap: null });
  });
});
