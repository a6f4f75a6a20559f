import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'Whale Alert';

/** GET /transactions, of the first version. */
export const transactionsOrigin: ResponseOrigin = { source: sourceName, route: '/transactions' };
/** Routes of the current version. */
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

// Only the fields in use; the owner is absent if unknown.
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

/** Checks the body of GET /transactions, without its rows. Throws UpstreamError 'malformed'. */
export const readTransactions = buildResponseReader(transactionsOrigin, transactionsSchema);

/** Checks one transaction. */
export const readTransaction = buildRowReader(transactionSchema);

/** Checks the list of blockchains, without its rows. Throws UpstreamError 'malformed'. */
export const readChains = buildResponseReader(chainOrigins.chains, { type: 'array' });

/** Checks one blockchain: its name, and the symbols of its coins. */
export const readChain = buildRowReader({
  type: 'object',
  required: ['name', 'symbols'],
  properties: { name: text, symbols: { type: 'array' } },
} as const satisfies JSONSchema);

/** Checks the status of a blockchain: end_height is its latest block. Throws UpstreamError 'malformed'. */
export const readChainStatus = buildResponseReader(chainOrigins.status, {
  type: 'object',
  required: ['end_height'],
  properties: { end_height: figure },
} as const satisfies JSONSchema);

/** Checks a page of transactions, without its rows; `next` is the next page's address. Throws UpstreamError 'malformed'. */
export const readChainPage = buildResponseReader(chainOrigins.transactions, {
  type: 'object',
  required: ['transactions'],
  properties: { transactions: { type: ['array', 'null'] }, next: textOrNull },
} as const satisfies JSONSchema);

const rows = { type: ['array', 'null'] } as const;

/** Checks one transaction of a blockchain, without its parts; timestamp in seconds. */
export const readChainTransaction = buildRowReader({
  type: 'object',
  required: ['hash', 'timestamp', 'sub_transactions'],
  properties: { hash: text, timestamp: figure, sub_transactions: rows },
} as const satisfies JSONSchema);

/** Checks one part of a transaction, without its two ends; unit_price_usd in US dollars. */
export const readChainPart = buildRowReader({
  type: 'object',
  required: ['symbol'],
  properties: { symbol: text, transaction_type: textOrNull, unit_price_usd: {}, inputs: rows, outputs: rows },
} as const satisfies JSONSchema);

const accountSchema = {
  type: 'object',
  properties: { address: textOrNull, owner: textOrNull, owner_type: textOrNull, amount: {} },
} as const satisfies JSONSchema;
/** Payer or recipient; amount in the coin's own unit. */
export type Account = FromSchema<typeof accountSchema>;

/** Checks a payer or recipient. */
export const readAccount = buildRowReader(accountSchema);
