import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';

/** Of GET /transactions. */
export const transactionsOrigin: ResponseOrigin = { source: 'Whale Alert', route: '/transactions' };

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const figure = { type: ['number', 'string'] } as const;

// With a count of 0 the list is absent.
const transactionsSchema = {
  type: 'object',
  required: ['result'],
  properties: {
    result: text,
    message: textOrNull,
    cursor: textOrNull,
    transactions: { type: ['array', 'null'] },
  },
} as const satisfies JSONSchema;

// Only the fields that are used; the owner is absent where it is unknown.
const wallet = {
  type: ['object', 'null'],
  properties: { address: textOrNull, owner: textOrNull, owner_type: textOrNull },
} as const;
const transactionSchema = {
  type: 'object',
  required: ['symbol', 'hash', 'timestamp', 'amount', 'amount_usd'],
  properties: {
    symbol: text,
    hash: text,
    transaction_type: textOrNull,
    timestamp: figure,
    amount: figure,
    amount_usd: figure,
    from: wallet,
    to: wallet,
  },
} as const satisfies JSONSchema;
/** One transaction; timestamp in seconds, amount in the coin's own unit, amount_usd in US dollars. */
export type Transaction = FromSchema<typeof transactionSchema>;

/** Checks the body of GET /transactions, its rows apart. Throws UpstreamError 'malformed'. */
export const readTransactions = buildResponseReader(transactionsOrigin, transactionsSchema);

/** Checks one transaction. */
export const readTransaction = buildRowReader(transactionSchema);
