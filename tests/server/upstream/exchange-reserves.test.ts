import { describe, expect, it } from 'vitest';
import { buildExchangeReserves } from '../../../src/server/upstream/defillama/exchange-reserves.ts';
import type { FactCoin } from '../../../src/server/ports/coin-facts.ts';
import { buildDefiLlamaFacts } from '../../../src/server/upstream/defillama/coin-facts.ts';
import { expectHarmless, hostileTexts } from '../../helpers/hostile-texts.ts';
import { describeFailures, holdClock, buildOwnCache, stageUpstream } from '../../helpers/staged-upstream.ts';

const upstream = stageUpstream({ '/cexs': { kind: 'recorded', file: 'defillama/cexs.json' } });
const clock = holdClock('2026-11-22T15:00:00Z');
const source = () => buildExchangeReserves(upstream.loadJson, buildOwnCache(clock));

const base = '/v2/chart/tvl/protocol/binance-cex/token-breakdown';
const inCoins = `${base}?currency=token`;
const midnight = Date.parse('2026-11-22T00:00:00Z') / 1000;
const hour = 3600;
type Row = readonly [time: unknown, amounts: unknown];

/** Binance's holdings at the last two midnights and now; in no order, as the source sends them. */
const coins: readonly Row[] = [
  [midnight + 15 * hour, { BTC: 611, ETH: 900, SHIB: 5 }],
  [midnight - 24 * hour, { BTC: 590, ETH: 950 }],
  [String(midnight), { BTC: '600', ETH: 900, SHIB: 5 }],
];
const dollars: readonly Row[] = [
  [midnight - 24 * hour, { BTC: 59_000_000, ETH: 2_850_000 }],
  [midnight, { ETH: 2_700_000, BTC: 60_000_000 }],
  [midnight + 15 * hour + 40, { BTC: 61_100_000, ETH: 2_700_000 }],
];

function hold(amounts: unknown, worth: unknown = dollars) {
  upstream.json(inCoins, amounts);
  upstream.json(base, worth);
}

describe('exchanges', () => {
  it('returns the listed exchanges that publish their wallets', async () => {
    expect(await source().exchanges()).toEqual([
      { name: 'Binance', value: 'binance' },
      { name: 'Bybit', value: 'bybit' },
    ]);
  });

  it.each([
    ['huobi', { name: 'HTX', slug: 'HTX' }],
    ['okex', { name: 'OKX', slug: 'okx' }],
    ['crypto.com', { name: 'Crypto-com', slug: 'Crypto-com' }],
    ['cakedefi', { name: 'Bake', slug: 'bake-cex' }],
    ['kucoin', { name: 'KuCoin', slug: 'kucoin-cex' }],
  ])('recognizes %s under its name at DefiLlama', async (value, listed) => {
    upstream.json('/cexs', { cexs: [{ name: 'A' }, listed] });
    expect((await source().exchanges()).map((exchange) => exchange.value)).toEqual([value]);
  });

  it('loads the list once an hour', async () => {
    const llama = source();
    await Promise.all([llama.exchanges(), llama.exchanges()]);
    expect(upstream.requests).toEqual(['/cexs']);
    clock.moveOn(hour * 1000);
    await llama.exchanges();
    expect(upstream.requests).toHaveLength(2);
  });

  it('returns no exchanges when the list is empty', async () => {
    upstream.json('/cexs', { cexs: [] });
    expect(await source().exchanges()).toEqual([]);
  });

  describeFailures('json', upstream, {
    path: '/cexs',
    ask: () => source().exchanges(),
    useless: { 'no usable exchange': { cexs: [{ name: 5, slug: 5 }] } },
  });
});

describe('reserves', () => {
  it('returns the latest balances with balances of a day before, largest in US dollars first', async () => {
    hold(coins);
    const reserves = await source().reserves('binance');
    expect(reserves).toEqual({
      t: midnight,
      balances: { BTC: 600, ETH: 900, SHIB: 5 },
      changes: { BTC: 10, ETH: -50, SHIB: 5 },
      prices_usd: { BTC: 100_000, ETH: 3000 },
    });
    expect(Object.keys(reserves.balances)).toEqual(['BTC', 'ETH', 'SHIB']);
  });

  it('returns the current balances when balances of a day before are known', async () => {
    hold([...coins, [midnight - 9 * hour, { BTC: 601 }]]);
    expect(await source().reserves('binance')).toMatchObject({
      t: midnight + 15 * hour,
      changes: { BTC: 10, ETH: 900 },
      prices_usd: { BTC: 100_000 },
    });
  });

  it('returns no changes when no balances of a day before are known', async () => {
    hold([coins[0], coins[1]]);
    expect(await source().reserves('binance')).toMatchObject({
      t: midnight + 15 * hour,
      balances: { BTC: 611 },
      changes: {},
    });
  });

  it('skips broken rows and amounts', async () => {
    hold([
      ['yesterday', { BTC: 1 }],
      [midnight - 24 * hour, null],
      [midnight, { BTC: 600, ETH: 'NaN', DUST: 0, DEBT: -5, TEXT: 'many', NONE: null }],
    ]);
    expect((await source().reserves('binance')).balances).toEqual({ BTC: 600 });
  });

  it.each(hostileTexts)('drops a coin with the symbol %j', async (symbol) => {
    hold([[midnight, { [symbol]: 5, BTC: 600 }]]);
    const { balances } = await source().reserves('binance');
    expect(balances).toEqual({ BTC: 600 });
    expectHarmless(Object.keys(balances));
  });

  it('keeps a coin with the symbol __proto__', async () => {
    upstream.answer(inCoins, { kind: 'text', text: `[[${midnight},{"__proto__":7,"BTC":600}]]` });
    upstream.json(base, dollars);
    expect(Object.entries((await source().reserves('binance')).balances)).toEqual([
      ['BTC', 600],
      ['__proto__', 7],
    ]);
  });

  it.each(['checksig.com', 'huobi', 'nobody', '../cexs', ''])(
    'fails as not found for the exchange %j',
    async (exchange) => {
      await expect(source().reserves(exchange)).rejects.toMatchObject({ kind: 'not-found' });
    },
  );

  it.each([
    ['no amounts', [], dollars],
    ['no coins', [[midnight, {}]], dollars],
    ['no dollar values', coins, []],
    ['dollar values of another day', coins, [dollars[0]]],
    ['an object as amounts', {}, dollars],
    ['no usable row', [[1], 'x'], dollars],
    ['an object as dollar values', coins, { error: 'x' }],
  ])('fails as malformed when the source returns %s', async (_, amounts, worth) => {
    hold(amounts, worth);
    await expect(source().reserves('binance')).rejects.toMatchObject({ kind: 'malformed' });
  });

  describeFailures('json', upstream, {
    path: base,
    ask: () => source().reserves('binance'),
    mayBeMissing: true,
  });
});

describe('reserves from the page of the protocol', () => {
  const page = '/protocol/binance-cex';
  const toDays = (rows: readonly Row[]) => rows.map(([date, tokens]) => ({ date, tokens }));
  const refuse = (status: number) => {
    upstream.answer(base, { kind: 'status', status });
    upstream.answer(inCoins, { kind: 'status', status });
  };

  it.each([402, 403, 404])('are loaded when the smaller routes respond with status %i', async (status) => {
    refuse(status);
    const old = Array.from({ length: 400 }, (_, day) => [
      midnight - (400 - day) * 24 * hour - 24 * hour,
      { BTC: 1 },
    ]);
    upstream.json(page, {
      name: 'Binance CEX',
      tokens: toDays([...old, ...coins] as readonly Row[]),
      tokensInUsd: toDays(dollars),
      chainTvls: {},
    });
    expect(await source().reserves('binance')).toEqual({
      t: midnight,
      balances: { BTC: 600, ETH: 900, SHIB: 5 },
      changes: { BTC: 10, ETH: -50, SHIB: 5 },
      prices_usd: { BTC: 100_000, ETH: 3000 },
    });
  });

  it.each([
    ['no list of amounts', { tokensInUsd: [] }],
    ['no amounts', { tokens: [], tokensInUsd: [] }],
    ['broken days', { tokens: ['x', null], tokensInUsd: toDays(dollars) }],
  ])('fail as malformed when the page has %s', async (_, body) => {
    refuse(402);
    upstream.json(page, body);
    await expect(source().reserves('binance')).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('are not requested when the smaller routes are unreachable', async () => {
    refuse(500);
    await expect(source().reserves('binance')).rejects.toMatchObject({ kind: 'unreachable' });
    expect(upstream.requests).not.toContain(page);
  });
});

describe('buildDefiLlamaFacts', () => {
  const recorded = (file: string) => ({ kind: 'recorded', file: `defillama/${file}.json` }) as const;
  const load = (path: string) => upstream.loadJson(path);
  const readers = () =>
    buildDefiLlamaFacts({ load, loadCoins: load, clock, cache: buildOwnCache(clock) }).readers;
  const coin = (fields: Partial<FactCoin>): FactCoin => ({
    id: 'x',
    name: 'Greenleaf',
    ticker: 'LEAF',
    repository: null,
    contracts: [],
    price: 4,
    marketCap: null,
    change: null,
    identity: { geckoId: 'greenleaf', names: ['greenleaf'] },
    ...fields,
  });
  const known = (geckoId: string, ticker: string, name = geckoId) =>
    coin({ name, ticker, identity: { geckoId, names: [name.toLowerCase()] } });
  const lists = () => {
    upstream.answer('/v2/chains', recorded('chains'));
    upstream.answer('/protocols', recorded('protocols'));
  };

  it.each([
    [
      'a chain, without other chains that use the same coin',
      known('ethereum', 'ETH', 'Ethereum'),
      61_234_567_890.5,
    ],
    ['a chain whose name differs from its coin', known('binancecoin', 'BNB', 'Binance Coin'), 9_000_000_000],
    ['a chain whose coin was renamed', known('polygon-ecosystem-token', 'MATIC', 'Polygon'), 1_000_000_000],
    [
      'all versions of a protocol, without customer funds of an exchange',
      known('greenleaf', 'LEAF', 'Greenleaf'),
      1_000_000_000.5,
    ],
    [
      'all versions of a protocol, found by the contract of one',
      coin({
        identity: null,
        contracts: [{ chain: 'ethereum', address: '0x00000000000000000000000000000000000000F1' }],
      }),
      700,
    ],
    ['a protocol without figures', known('hollow', 'HLW', 'Hollow'), null],
  ])('returns the value locked of %s', async (_, asked, value) => {
    lists();
    expect(await readers().value_locked?.(asked)).toMatchObject({ value: value });
  });

  it.each([
    ['toncoin-the-open-network', 'the-open-network', 'TON', 'Toncoin', 'TON'],
    ['xrp-xrp', 'ripple', 'XRP', 'XRP', 'XRPL'],
    ['near-near-protocol', 'near', 'NEAR', 'NEAR Protocol', 'Near'],
    ['op-optimism', 'optimism', 'OP', 'Optimism', 'OP Mainnet'],
    ['hype-hyperliquid', 'hyperliquid', 'HYPE', 'Hyperliquid', 'Hyperliquid L1'],
    ['icp-internet-computer', 'internet-computer', 'ICP', 'Internet Computer', 'ICP'],
    ['atom-cosmos', 'cosmos', 'ATOM', 'Cosmos', 'CosmosHub'],
    ['hbar-hedera-hashgraph', 'hedera-hashgraph', 'HBAR', 'Hedera Hashgraph', 'Hedera'],
    ['s-sonic', 'sonic-3', 'S', 'Sonic', 'Sonic'],
  ])('returns identity, value locked and fees of %s', async (id, geckoId, ticker, name, chain) => {
    upstream.json('/v2/chains', [{ gecko_id: geckoId, tokenSymbol: ticker, name: chain, tvl: 80 }]);
    upstream.json('/overview/fees', {
      protocols: [{ name: chain, protocolType: 'chain', defillamaId: '1', total24h: 7 }],
    });
    upstream.json(`/chart/coingecko:${geckoId}`, {
      coins: { [`coingecko:${geckoId}`]: { prices: [{ timestamp: midnight, price: 4.5 }] } },
    });
    const facts = readers();
    const found = coin({ id, ticker, name, identity: null });
    const identity = await facts.identity?.(found);
    expect(identity).toEqual({ geckoId, names: [] });
    expect(await facts.value_locked?.({ ...found, identity: identity ?? null })).toMatchObject({ value: 80 });
    expect(await facts.fees?.({ ...found, identity: identity ?? null })).toMatchObject({ value: 7 });
  });

  it.each([
    ['a coin without a chain or protocol', known('oak', 'OAK', 'Oak')],
    ['another coin with the same symbol', known('another-leaf', 'LEAF', 'Another Leaf')],
    ['another coin with the same name', known('greenleaf-copy', 'GRNL', 'Greenleaf')],
    ['a coin with the same name and symbol but no certain identity', coin({ identity: null })],
    ['a coin whose name another coin has too', coin({ identity: { geckoId: 'greenleaf-2', names: [] } })],
    ['a coin without a symbol', known('tokenless', '', 'Tokenless')],
  ])('fails as not found for %s', async (_, asked) => {
    lists();
    await expect(readers().value_locked?.(asked)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(readers().fees?.(asked)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('adds up the fees of all versions of a protocol from one list', async () => {
    lists();
    upstream.answer('/overview/fees', recorded('fees-list'));
    const facts = readers();
    expect(await facts.fees?.(known('greenleaf', 'LEAF', 'Greenleaf'))).toMatchObject({
      value: 1_250_000.25,
    });
    expect(await facts.fees?.(known('ethereum', 'ETH', 'Ethereum'))).toMatchObject({ value: 2_000_000 });
    expect(upstream.requests.filter((path) => path.includes('fees'))).toEqual([
      '/overview/fees?excludeTotalDataChart=true&excludeTotalDataChartBreakdown=true&dataType=dailyFees',
    ]);
  });

  it.each([
    [1250.5, 1250.5],
    ['1250.5', 1250.5],
    [0, 0],
    [-5, null],
    [null, null],
    ['NaN', null],
  ])('reads fees of %j as %j from another route when the list is refused', async (total24h, fees) => {
    lists();
    upstream.answer('/overview/fees', { kind: 'status', status: 402 });
    upstream.json('/summary/fees/ethereum', { total24h });
    expect(await readers().fees?.(known('ethereum', 'ETH', 'Ethereum'))).toMatchObject({ value: fees });
    expect(upstream.requests.at(-1)).toBe('/summary/fees/ethereum?dataType=dailyFees');
  });

  describe('the prices of a coin', () => {
    const chart = '/chart/coingecko:greenleaf';
    const prices = (...points: readonly (readonly [hours: number, price: unknown])[]) =>
      upstream.json(chart, {
        coins: {
          'coingecko:greenleaf': {
            symbol: 'LEAF',
            prices: points.map(([hours, price]) => ({ timestamp: midnight + hours * hour, price })),
          },
        },
      });

    it('are read for midnights, from prices shortly before or after', async () => {
      prices([-48, 3], [-24.9, 4], [0.5, '5'], [15, 6]);
      expect(await readers().closedDays?.(coin({}))).toMatchObject([
        { open: 3, close: 4 },
        { open: 4, close: 5, time: midnight * 1000 },
      ]);
      const start = midnight - 365 * 24 * hour;
      expect(upstream.requests).toEqual([`${chart}?start=${start}&span=366&period=1d`]);
    });

    it.each([
      ['none', () => upstream.json(chart, { coins: {} })],
      ['some, but the coin has no certain identity', () => prices([0, 5])],
    ])('are not found when there are %s', async (what, answer) => {
      answer();
      const identity = what === 'none' ? coin({}).identity : null;
      await expect(readers().closedDays?.(coin({ identity }))).rejects.toMatchObject({ kind: 'not-found' });
    });

    it.each([
      ['when the price of the coin differs', [0, 5.1], coin({})],
      ['when the coin has no price', [0, 4], coin({ price: null })],
    ] as const)('do not identify the coin of a chain by its symbol %s', async (_, point, asked) => {
      upstream.json('/v2/chains', [
        { gecko_id: 'greenleaf', tokenSymbol: 'LEAF', name: 'Leafchain', tvl: 8 },
      ]);
      prices(point);
      await expect(readers().identity?.(asked)).rejects.toMatchObject({ kind: 'not-found' });
    });

    it('are loaded once for both identity and days', async () => {
      upstream.json('/v2/chains', [
        { gecko_id: 'greenleaf', tokenSymbol: 'LEAF', name: 'Leafchain', tvl: 8 },
      ]);
      prices([-24, 4], [0, 4]);
      const facts = readers();
      expect(await facts.identity?.(coin({}))).toEqual({ geckoId: 'greenleaf', names: [] });
      expect(await facts.closedDays?.(coin({}))).toHaveLength(1);
      expect(upstream.requests.filter((path) => path.startsWith('/chart'))).toHaveLength(1);
    });
  });

  it('identifies a coin by the contract of a protocol', async () => {
    lists();
    const contracts = [
      { chain: 'binance-smart-chain', address: '0x00000000000000000000000000000000000000A1' },
    ];
    const hollow = { name: 'Hollow', ticker: 'HLW', identity: null, contracts };
    expect(await readers().identity?.(coin(hollow))).toEqual({ geckoId: 'hollow', names: [] });
  });

  it('does not identify a coin of another name and symbol by the contract of a protocol', async () => {
    lists();
    const contracts = [
      { chain: 'binance-smart-chain', address: '0x00000000000000000000000000000000000000A1' },
    ];
    await expect(readers().identity?.(coin({ identity: null, contracts }))).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it('does not identify a coin by the symbol of a chain when its contracts are on other chains', async () => {
    upstream.json('/v2/chains', [{ gecko_id: 'usd-coin', tokenSymbol: 'USDC', name: 'Arc', tvl: 80 }]);
    upstream.answer('/protocols', recorded('protocols'));
    upstream.json('/chart/coingecko:usd-coin', {
      coins: { 'coingecko:usd-coin': { prices: [{ timestamp: midnight, price: 1 }] } },
    });
    const namesake = coin({
      name: 'USDC',
      ticker: 'USDC',
      price: 0.99,
      identity: null,
      contracts: [{ chain: 'fantom', address: '0x00000000000000000000000000000000000000A2' }],
    });
    await expect(readers().identity?.(namesake)).rejects.toMatchObject({ kind: 'not-found' });
  });

  describeFailures('json', upstream, {
    path: '/v2/chains',
    ask: async () => readers().value_locked?.(known('ethereum', 'ETH')),
    useless: { 'no usable chain': [{}] },
  });
});
