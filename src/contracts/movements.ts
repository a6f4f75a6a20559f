import type { FromSchema } from 'json-schema-to-ts';

/** Coins whose large movements are offered (W1), as in the path. */
export const movementCoins = ['bnb', 'btc', 'dai', 'eth', 'matic', 'sushi', 'uni'] as const;
export type MovementCoin = (typeof movementCoins)[number];

/** Movements above this amount, in US dollars, are large (W2). */
export const largeMovement = 500_000;

const wallet = {
  type: 'object',
  required: ['address', 'owner', 'owner_type'],
  additionalProperties: false,
  properties: {
    address: { type: ['string', 'null'] },
    owner: { type: ['string', 'null'] },
    owner_type: { type: 'string' },
  },
} as const;

/**
 * Response of GET {api}/rocket/{coin}, newest first. `result` is 'success' if the source responded; `transactions` may
 * be absent if count is 0. timestamp is in seconds, amount in the coin's own unit, amount_usd in US dollars.
 */
export const movementsSchema = {
  type: 'object',
  required: ['result', 'count'],
  additionalProperties: false,
  properties: {
    result: { type: 'string' },
    count: { type: 'integer', minimum: 0 },
    transactions: {
      type: 'array',
      items: {
        type: 'object',
        required: ['hash', 'timestamp', 'transaction_type', 'amount', 'amount_usd', 'from', 'to'],
        additionalProperties: false,
        properties: {
          hash: { type: 'string' },
          timestamp: { type: 'number' },
          transaction_type: { type: 'string' },
          amount: { type: 'number' },
          amount_usd: { type: 'number' },
          from: wallet,
          to: wallet,
        },
      },
    },
  },
} as const;
export type Movements = FromSchema<typeof movementsSchema>;
export type Movement = NonNullable<Movements['transactions']>[number];
