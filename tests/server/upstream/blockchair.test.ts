import { describe, expect, it } from 'vitest';
import { UpstreamError } from '../../../src/server/ports/upstream.ts';
import { blockchair } from '../../../src/server/upstream/blockchair/provider.ts';
import type { MovementCoin } from '../../../src/contracts/movements.ts';
import { describeContent } from '../../helpers/outside-content.ts';
import { buildSources, describeFailures, stageUpstream } from '../../helpers/staged-upstream.ts';

const routes = {
  btc: '/bitcoin/transactions',
  eth: '/ethereum/transactions',
  dai: '/ethereum/erc-20/transactions',
} as const;
const upstream = stageUpstream({
  [routes.btc]: { kind: 'recorded', file: 'blockchair/bitcoin-transactions.json' },
  [routes.eth]: { kind: 'recorded', file: 'blockchair/ethereum-transactions.json' },
  [routes.dai]: { kind: 'recorded', file: 'blockchair/erc20-transactions.json' },
});
const movements = (coin: MovementCoin, findPrice: () => Promise<number> = async () => 2) =>
  buildSources(blockchair, { load: upstream.loadJson, findPrice }).movements.movements(coin);

const [hash, other] = ['ab'.repeat(32), 'cd'.repeat(32)];
const time = '2026-11-22 09:00:00';
const seconds = Date.parse('2026-11-22T09:00:00Z') / 1000;
const bitcoin = (over: object) => ({ hash, time, output_total: 7e8, output_total_usd: 600_000, ...over });
const ether = (over: object) => ({
  hash: `0x${hash}`,
  time,
  failed: false,
  sender: '0x1',
  recipient: '0x2',
  value: '200000000000000000000',
  value_usd: 600_000,
  ...over,
});
const token = (over: object) => ({
  transaction_hash: `0x${hash}`,
  time,
  token_decimals: 18,
  sender: '0x1',
  recipient: '0x2',
  value: '300000000000000000000000',
  ...over,
});
const nobody = `0x${'0'.repeat(40)}`;
const unknown = { address: null, owner: null, owner_type: 'unknown' };

describe('Blockchair, for btc', () => {
  it('requests the latest transactions over the limit', async () => {
    await movements('btc');
    expect(upstream.requests[0]).toBe(`${routes.btc}?q=output_total_usd(500000..)&s=id(desc)&limit=10`);
  });

  it('omits the documented transaction, which is below the limit', async () => {
    expect(await movements('btc')).toEqual({ result: 'success', count: 0, transactions: [] });
  });

  it('returns a transaction without addresses when loading the addresses fails', async () => {
    upstream.json(routes.btc, { data: [bitcoin({})] });
    expect((await movements('btc')).transactions).toEqual([
      {
        hash,
        timestamp: seconds,
        transaction_type: 'transfer',
        amount: 7,
        amount_usd: 600_000,
        from: unknown,
        to: unknown,
      },
    ]);
  });

  it('names the first sender and the largest recipient, in one call for all transactions', async () => {
    upstream.json(routes.btc, { data: [bitcoin({}), bitcoin({ hash: other })] });
    upstream.json(`/bitcoin/dashboards/transactions/${hash},${other}`, {
      data: {
        [hash]: {
          inputs: [{ recipient: 'bc1qfrom', value: 1 }, { recipient: 'bc1qlater' }],
          outputs: [
            { recipient: 'bc1qchange', value: '20' },
            { recipient: 'bc1qto', value: 300 },
          ],
        },
      },
    });
    expect((await movements('btc')).transactions).toMatchObject([
      { from: { address: 'bc1qfrom' }, to: { address: 'bc1qto' } },
      { from: unknown, to: unknown },
    ]);
  });
});

describe('Blockchair, for eth', () => {
  it('omits the documented reward without a hash and contract call, which are below the limit', async () => {
    expect(await movements('eth')).toEqual({ result: 'success', count: 0, transactions: [] });
  });

  it('converts wei to ether, and returns sender and recipient', async () => {
    upstream.json(routes.eth, { data: [ether({}), ether({ failed: true }), ether({ hash: null })] });
    expect((await movements('eth')).transactions).toEqual([
      {
        hash: `0x${hash}`,
        timestamp: seconds,
        transaction_type: 'transfer',
        amount: 200,
        amount_usd: 600_000,
        from: { ...unknown, address: '0x1' },
        to: { ...unknown, address: '0x2' },
      },
    ]);
  });
});

describe('Blockchair, for a token', () => {
  it.each([
    ['dai', '0x6b175474e89094c44da98b954eedeac495271d0f'],
    ['matic', '0x455e53cbb86018ac2b8092fdcd39d8444affc3f6'],
    ['sushi', '0x6b3595068778dd592e39a122f4f5a5cf09c90fe2'],
    ['uni', '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984'],
  ] as const)('requests the latest transfers of the contract of %s', async (coin, contract) => {
    await movements(coin);
    expect(upstream.requests).toEqual([`${routes.dai}?q=token_address(${contract})&s=id(desc)&limit=100`]);
  });

  it('computes the amount in tokens, and its value at the given price', async () => {
    const documented = 12_021.696603378832;
    const { transactions } = await movements('dai', async () => 100);
    expect(transactions).toHaveLength(1);
    expect(transactions?.[0]?.amount).toBeCloseTo(documented, 6);
    expect(transactions?.[0]?.amount_usd).toBeCloseTo(documented * 100, 4);
  });

  it('returns the transfers that are over the limit at the given price', async () => {
    upstream.json(routes.dai, { data: [token({}), token({ value: '250000000000000000000000' })] });
    expect((await movements('uni', async () => 2)).count).toBe(1);
    expect((await movements('uni', async () => 1)).count).toBe(0);
  });

  it('marks transfers from and to the zero address as mint and burn', async () => {
    upstream.json(routes.dai, { data: [token({ sender: nobody }), token({ recipient: nobody })] });
    const { transactions = [] } = await movements('dai');
    expect(transactions.map((one) => one.transaction_type)).toEqual(['mint', 'burn']);
  });

  it('names the owner of a known address in any letter case', async () => {
    const sender = '0xD24400ae8BfEBb18cA49Be86258a3C749cf46853';
    upstream.json(routes.dai, { data: [token({ sender })] });
    expect((await movements('dai')).transactions).toMatchObject([
      { from: { address: sender, owner: 'Gemini', owner_type: 'exchange' }, to: { owner: null } },
    ]);
  });

  it('fails when there is no price', async () => {
    const failing = async () => {
      throw new UpstreamError('unreachable', 'Prices');
    };
    await expect(movements('sushi', failing)).rejects.toMatchObject({
      source: 'Prices',
      kind: 'unreachable',
    });
  });
});

it('Blockchair fails as not found for bnb, without a call', async () => {
  await expect(movements('bnb')).rejects.toMatchObject({ kind: 'not-found' });
  expect(upstream.requests).toEqual([]);
});

describe('Blockchair, for any coin', () => {
  it.each(['btc', 'eth', 'dai'] as const)(
    'returns no movements when the list of %s is empty or null (case 34)',
    async (coin) => {
      for (const data of [[], null]) {
        upstream.json(routes[coin], { data });
        expect(await movements(coin)).toEqual({ result: 'success', count: 0, transactions: [] });
      }
    },
  );

  it('sorts movements newest first', async () => {
    upstream.json(routes.dai, { data: [token({}), token({ time: '2026-11-22 10:00:00' })] });
    const { transactions = [] } = await movements('dai');
    expect(transactions.map(({ timestamp }) => timestamp)).toEqual([seconds + 3600, seconds]);
  });
});

const stage =
  (coin: keyof typeof routes) =>
  (...data: unknown[]) =>
    upstream.json(routes[coin], { data });
describeContent('movements of Bitcoin (case 34)', {
  ask: () => movements('btc'),
  rows: {
    stage: stage('btc'),
    whole: bitcoin({}),
    broken: {
      'NaN as amount': bitcoin({ output_total: 'NaN' }),
      'an unsafe hash': bitcoin({ hash: '../../stats' }),
    },
  },
});
describeContent('movements of Ethereum (case 34)', {
  ask: () => movements('eth'),
  texts: (text) => stage('eth')(ether({ sender: text, recipient: text })),
  rows: {
    stage: stage('eth'),
    whole: ether({}),
    broken: {
      'no time': ether({ time: 'soon' }),
      'a list as value': ether({ value: [] }),
      'no value in US dollars': ether({ value_usd: null }),
    },
  },
});
describeContent('movements of a token (case 34)', {
  ask: () => movements('dai'),
  rows: {
    stage: stage('dai'),
    whole: token({}),
    broken: {
      'decimals below 0': token({ token_decimals: -18 }),
      'a blank value': token({ value: '' }),
      'not an object': 'token',
    },
  },
});
describeFailures('json', upstream, { path: routes.btc, ask: () => movements('btc') });
describeFailures('json', upstream, { path: routes.eth, ask: () => movements('eth') });
describeFailures('json', upstream, { path: routes.dai, ask: () => movements('dai') });
