import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { UpstreamError, type UpstreamErrorKind } from '../../ports/upstream.ts';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'alternative.me';

/** GET /fng/. */
export const indexOrigin: ResponseOrigin = { source: sourceName, route: '/fng/' };
/** GET /v2/ticker/{id}/. */
export const tickerOrigin: ResponseOrigin = { source: sourceName, route: '/v2/ticker' };

/** The error of a response; `reason` is for the log. */
export function buildError(kind: UpstreamErrorKind, { source, route }: ResponseOrigin, reason: string) {
  return new UpstreamError(kind, source, { detail: `${route}: ${reason}` });
}

// Only the fields in use; figures may be numbers or texts and are parsed one by one.
const metadata = {
  type: ['object', 'null'],
  properties: { error: { type: ['string', 'null'] } },
} as const;

const indexSchema = {
  type: 'object',
  required: ['data'],
  properties: { data: { type: ['array', 'null'] }, metadata },
} as const satisfies JSONSchema;
/** The body of GET /fng/, as far as used; `error` says why there are no data. */
export type IndexResponse = FromSchema<typeof indexSchema>;

const daySchema = {
  type: 'object',
  required: ['value', 'timestamp'],
  properties: { value: {}, value_classification: {}, timestamp: {} },
} as const satisfies JSONSchema;

const tickerSchema = {
  type: 'object',
  required: ['data'],
  properties: { data: { type: ['object', 'null'] }, metadata },
} as const satisfies JSONSchema;
/** The body of GET /v2/ticker/{id}/, as far as used: data by the coin's id. */
export type TickerResponse = FromSchema<typeof tickerSchema>;

const coinSchema = {
  type: 'object',
  required: ['name', 'symbol', 'quotes', 'last_updated'],
  properties: {
    name: { type: 'string' },
    symbol: { type: 'string' },
    circulating_supply: {},
    total_supply: {},
    max_supply: {},
    last_updated: {},
    quotes: {
      type: 'object',
      required: ['USD'],
      properties: {
        USD: {
          type: 'object',
          required: ['price'],
          properties: {
            price: {},
            percentage_change_1h: {},
            percentage_change_24h: {},
            percentage_change_7d: {},
            // In some responses.
            percent_change_1h: {},
            percent_change_24h: {},
            percent_change_7d: {},
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

/** Checks the body of GET /fng/. Throws UpstreamError 'malformed'. */
export const readIndex = buildResponseReader(indexOrigin, indexSchema);

/** Checks one day of the index: value 0 to 100, timestamp in seconds. */
export const readDay = buildRowReader(daySchema);

/** Checks the body of GET /v2/ticker/{id}/. Throws UpstreamError 'malformed'. */
export const readTicker = buildResponseReader(tickerOrigin, tickerSchema);

/** Checks one coin of a ticker; last_updated in seconds, changes in percent. Throws UpstreamError 'malformed'. */
export const readCoin = buildResponseReader(tickerOrigin, coinSchema);
