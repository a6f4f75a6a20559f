import { describe, expect, it } from 'vitest';
import type { MovementCoin } from '../../../src/contracts/movements.ts';
import { buildWhaleAlert } from '../../../src/server/upstream/whalealert/whale-alert.ts';
import { describeContent } from '../../helpers/outside-content.ts';
import { describeFailures, holdClock, stageUpstream } from '../../helpers/staged-upstream.ts';

const route = '/transactions';
const upstream = stageUpstream({ [route]: { kind: 'recorded', file: 'whalealert/transactions.json' } });
const clock = holdClock('2019-02-11T18:10:00Z');
const movements = (coin: MovementCoin = 'eth') => buildWhaleAlert(upstream.loadJson, clock).movements(coin);
const transaction = (over: object) => ({
  symbol: 'eth',
  hash: 'ab'.repeat(32),
  transaction_type: 'transfer',
  timestamp: 1_549_908_000,
  amount: 5000,
  amount_usd: 600_000,
  from: { address: 'cd'.repeat(20), owner_type: 'unknown' },
  to: null,
  ...over,
});
const answer = (...transactions: unknown[]) =>
  upstream.json(route, { result: 'success', count: transactions.length, transactions });

describe('movements', () => {
  it('returns the documented transaction, with 0x before hashes and addresses', async () => {
    expect(await movements()).toEqual({
      result: 'success',
      count: 1,
      transactions: [
        {
          hash: '0x0015286d8642f0e0553b7fefa1c168787ae71173cbf82ec2f2a1b2e0ffee72b2',
          timestamp: 1_549_908_368,
          transaction_type: 'transfer',
          amount: 42_000,
          amount_usd: 5_110_718.5,
          from: {
            address: '0xd24400ae8bfebb18ca49be86258a3c749cf46853',
            owner: 'gemini',
            owner_type: 'exchange',
          },
          to: { address: '0x07ee55aa48bb72dcc6e9d78256648910de513eca', owner: null, owner_type: 'unknown' },
        },
      ],
    });
  });

  it('requests the last hour of the coin over the limit', async () => {
    await movements('btc');
    const start = Date.parse('2019-02-11T17:10:00Z') / 1000;
    expect(upstream.requests).toEqual([`${route}?start=${start}&min_value=500000&limit=100&currency=btc`]);
  });

  it('loads three pages at most when an hour fills more than one', async () => {
    const page = Array.from({ length: 100 }, () => transaction({}));
    upstream.json(route, { result: 'success', cursor: 'next', transactions: page });
    expect((await movements()).count).toBe(300);
    expect(upstream.requests).toHaveLength(3);
    expect(upstream.requests[2]).toContain('&cursor=next');
  });

  it('does not change addresses and hashes of Bitcoin', async () => {
    answer(transaction({ symbol: 'BTC', from: { address: 'a'.repeat(40) } }));
    const [first] = (await movements('btc')).transactions ?? [];
    expect(first).toMatchObject({ hash: 'ab'.repeat(32), from: { address: 'a'.repeat(40), owner: null } });
  });

  it('returns movements over the limit, newest first, and reads figures given as text (case 34)', async () => {
    answer(
      transaction({ amount_usd: 500_000 }),
      transaction({ amount_usd: '500000.01', amount: '7', timestamp: '1549908001' }),
      transaction({ timestamp: 1_549_908_100 }),
    );
    const { count, transactions } = await movements();
    expect(count).toBe(2);
    expect(transactions).toMatchObject([
      { timestamp: 1_549_908_100 },
      { timestamp: 1_549_908_001, amount: 7, amount_usd: 500_000.01 },
    ]);
  });

  it('returns no movements when the count is 0 and the list is missing (case 34)', async () => {
    upstream.json(route, { result: 'success', count: 0, cursor: '0-0-0' });
    expect(await movements()).toEqual({ result: 'success', count: 0, transactions: [] });
  });

  it('fails as refused when a response with status 200 carries an error', async () => {
    upstream.answer(route, { kind: 'recorded', file: 'whalealert/error-401.json' });
    await expect(movements()).rejects.toMatchObject({
      kind: 'refused',
      message: '/transactions: invalid api_key',
    });
  });
});

describeContent('movements (case 34)', {
  ask: movements,
  texts: (text) =>
    answer(transaction({ transaction_type: text, to: { address: text, owner: text, owner_type: text } })),
  rows: {
    stage: answer,
    whole: transaction({}),
    broken: {
      'NaN as amount': transaction({ amount: 'NaN' }),
      'a list as value in US dollars': transaction({ amount_usd: [1] }),
      'a time out of range': transaction({ timestamp: 1e15 }),
      'a number as hash': transaction({ hash: 1 }),
      'a blank hash': transaction({ hash: ' ' }),
      'a text as wallet': transaction({ from: 'binance' }),
      null: null,
    },
  },
});
describeFailures('json', upstream, { path: route, ask: movements });
