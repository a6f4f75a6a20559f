import type { Movement, Movements } from '../../../src/contracts/movements.ts';

const noon = Date.UTC(2026, 10, 21, 12) / 1000;
const minute = 60;

const exchange: Movement['from'] = {
  address: '0x28c6c06298d514db089934071355e5743bf21d60',
  owner: 'Example Exchange',
  owner_type: 'exchange',
};
const stranger: Movement['from'] = {
  address: '0x3f5ce5fbfe3e9af3971dd833d26ba9b5c936a91e',
  owner: null,
  owner_type: 'unknown',
};
const mint: Movement['from'] = { address: null, owner: 'Example Treasury', owner_type: 'other' };

function movementOf(minutesAgo: number, hash: string, rest: Partial<Movement>): Movement {
  return {
    hash,
    timestamp: noon - minutesAgo * minute,
    transaction_type: 'transfer',
    amount: 18_240.5,
    amount_usd: 56_872_000.4,
    from: stranger,
    to: exchange,
    ...rest,
  };
}

export const etherMovements: readonly Movement[] = [
  movementOf(2, '0xbeef5d2b0c7a4e1f8893a6d0c2e4b8f1a7d9c3e5f60718293a4b5c6d7e8fc41d', {}),
  movementOf(15, '0x1eec07b1d4f84a0bb3c96a2e5d8f70413b6a9c2d8e1f507496b3a2c1d0e9f8a7', {
    amount: 9500,
    amount_usd: 29_621_000,
    from: exchange,
    to: stranger,
  }),
  movementOf(42, '0x31e91a5c7d3b2f8e6a4c0d9b8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a3b2c1d0e9f', {
    transaction_type: 'mint',
    amount: 6020,
    amount_usd: 18_770_400,
    from: mint,
  }),
  movementOf(13 * 60, '0x57e33f0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6', {
    transaction_type: 'burn',
    amount: 162.25,
    amount_usd: 505_854,
    from: exchange,
    to: { address: '0x000000000000000000000000000000000000dead', owner: '', owner_type: '' },
  }),
];

export const wordyMovements: readonly Movement[] = [
  movementOf(2, 'f'.repeat(400), {
    transaction_type: '<img src=x onerror=alert(1)>',
    amount: 123_456_789.123_456,
    amount_usd: 9_876_543_210,
    from: {
      address: 'bc1',
      owner: 'Averyveryverylongname'.repeat(3),
      owner_type: 'a kind of owner '.repeat(3),
    },
    to: { address: 'x'.repeat(300), owner: '<b>bold</b>', owner_type: 'wallet' },
  }),
];

export function answerOf(transactions: readonly Movement[]): Movements {
  return { result: 'success', count: transactions.length, transactions: [...transactions] };
}
