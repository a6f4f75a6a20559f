import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'Whale Alert';

/** Of GET /transactions, of the first version. */
export const transactionsOrigin: ResponseOrigin = { source: sourceName, route: '/transactions' };
/** Of the version of today. */
export const chainOrigins = {
  chains: { source: sourceName, route: '/status' },
  status: { source: sourceName, route: '/{blockchain}/status' },
  transactions: { source: sourceName, route: '/{blockchain}/transactions' },
} as const satisfies Readonly<Record<string, ResponseOrigin>>;

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

/** Checks the list of blockchains, its rows apart. Throws UpstreamError 'malformed'. */
export const readChains = buildResponseReader(chainOrigins.chains, { type: 'array' });

/** Checks one of them: its name, and the symbols of its coins. */
export const readChain = buildRowReader({
  type: 'object',
  required: ['name', 'symbols'],
  properties: { name: text, symbols: { type: 'array' } },
} as const satisfies JSONSchema);

/** Checks what is known of a blockchain: end_height is its latest block. Throws UpstreamError 'malformed'. */
export const readChainStatus = buildResponseReader(chainOrigins.status, {
  type: 'object',
  required: ['end_height'],
  properties: { end_height: figure },
} as const satisfies JSONSchema);

/** Checks a page of a blockchain's transactions, its rows apart; `next` is the address of the page after it. Throws UpstreamError 'malformed'. */
export const readChainPage = buildResponseReader(chainOrigins.transactions, {
  type: 'object',
  required: ['transactions'],
  properties: { transactions: { type: ['array', 'null'] }, next: textOrNull },
} as const satisfies JSONSchema);

const rows = { type: ['array', 'null'] } as const;

/** Checks one transaction of a blockchain; timestamp in seconds. What it moved of each coin is checked by itself. */
export const readChainTransaction = buildRowReader({
  type: 'object',
  required: ['hash', 'timestamp', 'sub_transactions'],
  properties: { hash: text, timestamp: figure, sub_transactions: rows },
} as const satisfies JSONSchema);

/** Checks what it moved of a coin; unit_price_usd in US dollars. Both ends are checked by themselves. */
export const readChainPart = buildRowReader({
  type: 'object',
  required: ['symbol'],
  properties: { symbol: text, transaction_type: textOrNull, unit_price_usd: {}, inputs: rows, outputs: rows },
} as const satisfies JSONSchema);

const accountSchema = {
  type: 'object',
  properties: { address: textOrNull, owner: textOrNull, owner_type: textOrNull, amount: {} },
} as const satisfies JSONSchema;
/** Who paid or was paid; amount in the coin's own unit. */
export type Account = FromSchema<typeof accountSchema>;

/** Checks it. */
export const readAccount = buildRowReader(accountSchema);
