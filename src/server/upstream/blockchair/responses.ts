import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'Blockchair';

/** Lists and dashboard, for errors. */
export const origins = {
  bitcoin: { source: sourceName, route: '/bitcoin/transactions' },
  ethereum: { source: sourceName, route: '/ethereum/transactions' },
  tokens: { source: sourceName, route: '/ethereum/erc-20/transactions' },
  dashboard: { source: sourceName, route: '/bitcoin/dashboards/transactions' },
} as const satisfies Readonly<Record<string, ResponseOrigin>>;

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const figure = { type: ['number', 'string'] } as const;
const figureOrNull = { type: ['number', 'string', 'null'] } as const;

// May be null if nothing is found.
const listSchema = {
  type: 'object',
  required: ['data'],
  properties: { data: { type: ['array', 'null'] } },
} as const satisfies JSONSchema;

/** Check the body of a list, without its rows. Throw UpstreamError 'malformed'. */
export const readLists = {
  bitcoin: buildResponseReader(origins.bitcoin, listSchema),
  ethereum: buildResponseReader(origins.ethereum, listSchema),
  tokens: buildResponseReader(origins.tokens, listSchema),
};

// Only the fields in use. Times are UTC, without a zone.
const bitcoinSchema = {
  type: 'object',
  required: ['hash', 'time', 'output_total', 'output_total_usd'],
  properties: { hash: text, time: text, output_total: figure, output_total_usd: figure },
} as const satisfies JSONSchema;

/** Checks a transaction of Bitcoin; output_total in satoshi. */
export const readBitcoin = buildRowReader(bitcoinSchema);

const etherSchema = {
  type: 'object',
  required: ['hash', 'time', 'value', 'value_usd'],
  properties: {
    hash: textOrNull,
    time: text,
    failed: { type: ['boolean', 'null'] },
    sender: textOrNull,
    recipient: textOrNull,
    value: figureOrNull,
    value_usd: figureOrNull,
  },
} as const satisfies JSONSchema;

/** Checks a transaction of Ethereum; value in wei. A block reward has no hash. */
export const readEther = buildRowReader(etherSchema);

const tokenSchema = {
  type: 'object',
  required: ['transaction_hash', 'time', 'token_decimals', 'value'],
  properties: {
    transaction_hash: text,
    time: text,
    token_decimals: figure,
    sender: textOrNull,
    recipient: textOrNull,
    value: figure,
  },
} as const satisfies JSONSchema;

/** Checks a transfer of a token; value in the token's smallest unit. */
export const readToken = buildRowReader(tokenSchema);

const ends = {
  type: ['array', 'null'],
  items: { type: 'object', properties: { recipient: textOrNull, value: figureOrNull } },
} as const;
const dashboardSchema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: ['object', 'null'],
      additionalProperties: { type: 'object', properties: { inputs: ends, outputs: ends } },
    },
  },
} as const satisfies JSONSchema;
/** The body of the dashboard of Bitcoin transactions, as far as used, by hash. */
export type DashboardResponse = FromSchema<typeof dashboardSchema>;

/** Checks a dashboard. Throws UpstreamError 'malformed'. */
export const readDashboard = buildResponseReader(origins.dashboard, dashboardSchema);
