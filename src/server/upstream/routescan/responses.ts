import type { JSONSchema } from 'json-schema-to-ts';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'Routescan';

/** Routescan's actions, which share one path. */
export const origins = {
  transfers: { source: sourceName, route: '/api?action=tokentx' },
  block: { source: sourceName, route: '/api?action=eth_getBlockByNumber' },
} as const satisfies Readonly<Record<string, ResponseOrigin>>;

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;

/** Checks a list of transfers, without its rows. Without transfers, or after a refusal, `result` is a text or null. */
export const readTransfers = buildResponseReader(origins.transfers, {
  type: 'object',
  required: ['status', 'result'],
  properties: { status: {}, message: textOrNull, result: {} },
} as const satisfies JSONSchema);

/** Checks one transfer: timeStamp in seconds, value in the token's smallest unit, both as texts. */
export const readTransfer = buildRowReader({
  type: 'object',
  required: ['hash', 'timeStamp', 'from', 'to', 'value', 'tokenDecimal'],
  properties: { hash: text, timeStamp: {}, from: text, to: textOrNull, value: {}, tokenDecimal: {} },
} as const satisfies JSONSchema);

/** Checks a block, without its transactions; figures are hexadecimal. */
export const readBlock = buildResponseReader(origins.block, {
  type: 'object',
  required: ['result'],
  properties: {
    result: {
      type: 'object',
      required: ['number', 'timestamp', 'transactions'],
      properties: { number: text, timestamp: text, transactions: { type: 'array' } },
    },
  },
} as const satisfies JSONSchema);

/** Checks a transaction of a block: value in wei. */
export const readTransaction = buildRowReader({
  type: 'object',
  required: ['hash', 'from', 'value'],
  properties: { hash: text, from: text, to: textOrNull, value: text },
} as const satisfies JSONSchema);
