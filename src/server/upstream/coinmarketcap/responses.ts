import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'CoinMarketCap';

/** GET /v3/cryptocurrency/quotes/latest. */
export const quotesOrigin: ResponseOrigin = { source: sourceName, route: '/v3/cryptocurrency/quotes/latest' };
/** GET /v3/fear-and-greed/latest. */
export const indexOrigin: ResponseOrigin = { source: sourceName, route: '/v3/fear-and-greed/latest' };

// Only the fields in use; figures may be numbers or texts and are parsed one by one.
const text = { type: 'string' } as const;
const figures = {
  type: 'object',
  properties: { price: {}, market_cap: {}, last_updated: { type: ['string', 'null'] } },
} as const;
const coinSchema = {
  type: 'object',
  required: ['id', 'name', 'symbol', 'quote'],
  properties: {
    id: {},
    name: text,
    symbol: text,
    slug: {},
    is_active: {},
    platform: {
      type: ['object', 'null'],
      properties: { slug: { type: ['string', 'null'] }, token_address: { type: ['string', 'null'] } },
    },
    /** A list with a symbol each, or an object by symbol. */
    quote: {
      anyOf: [
        {
          type: 'array',
          items: { ...figures, required: ['symbol'], properties: { ...figures.properties, symbol: text } },
        },
        { type: 'object', additionalProperties: figures },
      ],
    },
  },
} as const satisfies JSONSchema;
/** One coin: US dollars are under the symbol USD. */
export type QuotedCoin = FromSchema<typeof coinSchema>;

/** Checks the body of the quotes, without its rows. Throws UpstreamError 'malformed'. */
export const readQuotes = buildResponseReader(quotesOrigin, {
  type: 'object',
  required: ['data'],
  /** A list of coins, or of each symbol's coins. */
  properties: { data: { type: ['array', 'object'] } },
} as const satisfies JSONSchema);

/** Checks a row of the quotes. */
export const readQuotedCoin = buildRowReader(coinSchema);

/** Checks the body of the index: value 0 to 100, update_time ISO 8601. Throws UpstreamError 'malformed'. */
export const readIndex = buildResponseReader(indexOrigin, {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['value', 'value_classification', 'update_time'],
      properties: { value: {}, value_classification: text, update_time: text },
    },
  },
} as const satisfies JSONSchema);
