import { describe, expect, it } from 'vitest';
import type { MovementCoin } from '../../../src/contracts/movements.ts';
import { buildChainMovements } from '../../../src/server/upstream/whalealert/chain-movements.ts';
import { whaleAlert } from '../../../src/server/upstream/whalealert/provider.ts';
import { describeContent } from '../../helpers/outside-content.ts';
import { describeFailures, holdClock, buildOwnCache, stageUpstream } from '../../helpers/staged-upstream.ts';

const [status, route] = ['/ethereum/status', '/ethereum/transactions'];
const clock = holdClock('2026-11-20T12:00:00Z');
const hash = 'ab'.repeat(32);
const [one, two, three] = ['0x1', '0x2', '0x3'];
const from = (address: string, amount: string, more: object = {}) => ({ address, amount, ...more });
const part = (more: object = {}) => ({
  symbol: 'ETH',
  transaction_type: 'transfer',
  unit_price_usd: 2000,
  inputs: [from(one, '400', { owner: 'Binance', owner_type: 'exchange' })],
  outputs: [from(two, '300', { owner: 'unknown', owner_type: 'unknown' }), from(one, '100')],
  ...more,
});
const transaction = (parts: unknown, more: object = {}) => ({
  height: 9,
  index_in_block: 6,
  timestamp: 1_795_000_000,
  hash,
  fee: '0.002',
  fee_symbol: 'ETH',
  sub_transactions: parts,
  ...more,
});
const toPage = (...parts: unknown[]) => ({ transactions: parts.map((sub) => transaction(sub)), next: '' });

const heights = { kind: 'json', body: { start_height: 1, end_height: 9, block_count: 9 } } as const;
const upstream = stageUpstream({
  [status]: heights,
  [route]: { kind: 'json', body: toPage([part()]) },
});
const movements = (coin: MovementCoin = 'eth') =>
  buildChainMovements(upstream.loadJson, buildOwnCache(clock)).movements(coin);
const answer = (...rows: unknown[]) => upstream.json(route, { transactions: rows, next: null });

describe('movements by blockchain', () => {
  it('contain what a transaction pays to others, with the owners on both sides', async () => {
    expect(await movements()).toEqual({
      result: 'success',
      count: 1,
      transactions: [
        {
          hash: `0x${hash}`,
          timestamp: 1_795_000_000,
          transaction_type: 'transfer',
          amount: 300,
          amount_usd: 600_000,
          from: { address: one, owner: 'Binance', owner_type: 'exchange' },
          to: { address: two, owner: null, owner_type: 'unknown' },
        },
      ],
    });
  });

  it.each([
    ['btc', 'bitcoin', 'BTC'],
    ['eth', 'ethereum', 'ETH'],
    ['dai', 'ethereum', 'DAI'],
    ['matic', 'ethereum', 'POL'],
  ] as const)('of %s are requested from the latest block down', async (coin, chain, symbol) => {
    upstream.json(`/${chain}/status`, { end_height: '9' });
    upstream.json(`/${chain}/transactions`, toPage());
    expect(await movements(coin)).toMatchObject({ count: 0 });
    expect(upstream.requests).toEqual([
      `/${chain}/status`,
      `/${chain}/transactions?start_height=9&symbol=${symbol}&order=desc&limit=256`,
    ]);
  });

  it('are loaded from four pages at most, without the key in the address of the next page', async () => {
    const next = 'https://leviathan.example/ethereum/transactions?start_height=8&limit=256&api_key=secret';
    upstream.json(route, { ...toPage([part()]), next });
    expect((await movements()).count).toBe(4);
    expect(upstream.requests.slice(2)).toEqual(Array(3).fill(`${route}?start_height=8&limit=256`));
  });

  it.each(['https://leviathan.example/bitcoin/status', '//', '', null, undefined])(
    'end when the address of the next page is %j',
    async (next) => {
      upstream.json(route, { ...toPage([part()]), next });
      expect((await movements()).count).toBe(1);
    },
  );

  it('of bnb come from the blockchain that lists it, and are not found without one', async () => {
    const chains = ['ethereum', 'some-chain'].map((name) => ({ name, symbols: ['BNB', 'USDT'] }));
    upstream.json('/status', [null, { name: 'bitcoin', symbols: ['BTC'] }, ...chains]);
    upstream.json('/some-chain/status', { end_height: 9 });
    upstream.json('/some-chain/transactions', toPage([part({ symbol: 'bnb' })]));
    expect((await movements('bnb')).count).toBe(1);
    upstream.json('/status', chains.slice(0, 1));
    await expect(movements('bnb')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('are separate when a transaction moves the coin twice, and exclude other coins', async () => {
    const again = part({ inputs: [from(two, '500')], outputs: [from(three, '500')] });
    answer(transaction([part(), part({ symbol: 'DAI' }), again]));
    const { transactions = [] } = await movements();
    expect(transactions.map(({ amount, to }) => [amount, to.address])).toEqual([
      [300, two],
      [500, three],
    ]);
  });

  it.each([
    ['a mint', { transaction_type: 'mint', inputs: [] }, ['mint', 400, null, two]],
    ['a burn', { transaction_type: 'burn', outputs: null }, ['burn', 400, one, null]],
  ])('include %s', async (_, more, [type, amount, sender, recipient]) => {
    answer(transaction([part(more)]));
    expect((await movements()).transactions).toMatchObject([
      { transaction_type: type, amount, from: { address: sender }, to: { address: recipient } },
    ]);
  });

  it.each([
    ['a fee, which has no recipient', { outputs: [] }],
    ['an amount that returns to its sender', { outputs: [from(one, '400')] }],
    ['an amount below the limit', { unit_price_usd: 1 }],
    ['an amount without a price', { unit_price_usd: null }],
    ['a blank amount', { outputs: [from(two, '')] }],
  ])('exclude %s', async (_, more) => {
    answer(transaction([part(more)]));
    expect(await movements()).toMatchObject({ count: 0 });
  });
});

describe('the key of Whale Alert', () => {
  const build = () => {
    const toLoaders = (base: string, prefix: string) => ({
      base,
      loadJson: (path: string) => upstream.loadJson(`${prefix}${path}`),
      loadText: upstream.loadText,
      postJson: upstream.postJson,
    });
    const [latest = '', first = ''] = whaleAlert.bases('key');
    return whaleAlert.build({
      loaders: [toLoaders(latest, ''), toLoaders(first, '/v1')],
      clock,
      own: { findPrice: async () => 1, findCoin: async () => ({ name: '', ticker: '' }) },
      cache: buildOwnCache(clock),
      hasKey: true,
    }).movements;
  };

  it('is used with version 1 when the latest version refuses it', async () => {
    expect((await build().movements('eth')).count).toBe(1);
    upstream.answer(status, { kind: 'status', status: 401 });
    await expect(build().movements('eth')).rejects.toMatchObject({ kind: 'refused' });
    upstream.json('/v1/transactions', { result: 'success', count: 0 });
    expect((await build().movements('eth')).count).toBe(0);
  });

  it('is sent in the query to the latest version and in a header to version 1', () => {
    const sent = whaleAlert.bases('key').map((base) => whaleAlert.authorize?.('key', base));
    expect(sent).toEqual([{ query: { api_key: 'key' } }, { headers: { 'X-WA-API-KEY': 'key' } }]);
  });
});

describeContent('movements by blockchain (case 34)', {
  ask: () => movements(),
  texts: (text) =>
    answer(transaction([part({ outputs: [from(two, '300', { owner: text, owner_type: text })] })])),
  rows: {
    stage: answer,
    whole: transaction([part()]),
    broken: {
      null: null,
      'a number as hash': transaction([part()], { hash: 7 }),
      'an unreadable time': transaction([part()], { timestamp: 'soon' }),
      'a text as sub-transactions': transaction('ETH'),
      'no sub-transactions': { hash, timestamp: 1 },
    },
  },
});
describeFailures('json', upstream, { path: route, ask: () => movements() });
