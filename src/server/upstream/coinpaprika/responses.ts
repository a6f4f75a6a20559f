import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { UpstreamError, type UpstreamErrorKind } from '../../ports/upstream.ts';
import { buildResponseReader, type ResponseOrigin } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'CoinPaprika';

/** The error of this source; `detail` is for the log. */
export function buildError(kind: UpstreamErrorKind, detail: string, cause?: unknown): UpstreamError {
  return new UpstreamError(kind, sourceName, { detail, cause });
}

/** Where a response of this source is from. */
export function toOrigin(route: string): ResponseOrigin {
  return { source: sourceName, route };
}

// Only the fields that are used; the source may add others at any time.
const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;

const searchSchema = {
  type: 'object',
  required: ['currencies'],
  properties: {
    currencies: {
      type: ['array', 'null'],
      items: {
        type: 'object',
        required: ['id', 'name', 'symbol', 'is_active'],
        properties: {
          id: text,
          name: text,
          symbol: text,
          rank: { type: ['number', 'null'] },
          is_active: { type: 'boolean' },
        },
      },
    },
  },
} as const satisfies JSONSchema;
/** The body of GET /search, as far as it is used. */
export type SearchResponse = FromSchema<typeof searchSchema>;

const coinSchema = {
  type: 'object',
  required: ['id', 'name', 'symbol'],
  properties: {
    id: text,
    name: text,
    symbol: text,
    type: textOrNull,
    started_at: textOrNull,
    development_status: textOrNull,
    proof_type: textOrNull,
    org_structure: textOrNull,
    hash_algorithm: textOrNull,
    whitepaper: { type: ['object', 'null'], properties: { link: textOrNull } },
    parent: { type: ['object', 'null'], required: ['name'], properties: { name: text, symbol: textOrNull } },
    links: {
      type: ['object', 'null'],
      additionalProperties: { anyOf: [textOrNull, { type: 'array', items: text }] },
    },
    links_extended: {
      type: ['array', 'null'],
      items: {
        type: 'object',
        required: ['url', 'type'],
        // Figures are read one by one: a channel's are no reason to lose the coin.
        properties: { url: text, type: text, stats: {} },
      },
    },
    team: {
      type: ['array', 'null'],
      items: {
        type: 'object',
        required: ['id', 'name'],
        properties: { id: text, name: text, position: textOrNull },
      },
    },
    contracts: {
      type: ['array', 'null'],
      items: {
        type: 'object',
        required: ['contract'],
        properties: { contract: text, platform: textOrNull, type: textOrNull },
      },
    },
  },
} as const satisfies JSONSchema;
/** The body of GET /coins/{id}, as far as it is used. */
export type CoinResponse = FromSchema<typeof coinSchema>;

const tickerSchema = {
  type: 'object',
  required: ['quotes'],
  properties: {
    circulating_supply: {},
    max_supply: {},
    quotes: {
      type: 'object',
      required: ['USD'],
      properties: {
        USD: { type: 'object', properties: { price: {}, market_cap: {}, percent_change_24h: {} } },
      },
    },
  },
} as const satisfies JSONSchema;
/** The body of GET /tickers/{id}, as far as it is used. */
export type TickerResponse = FromSchema<typeof tickerSchema>;

const profiles = {
  type: ['array', 'null'],
  items: {
    type: 'object',
    required: ['url'],
    properties: { url: text, followers: { type: ['number', 'null'] } },
  },
} as const;

const personSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: text,
    description: textOrNull,
    teams_count: { type: ['number', 'null'] },
    links: {
      type: ['object', 'null'],
      properties: { github: profiles, linkedin: profiles, twitter: profiles, medium: profiles },
    },
    positions: {
      type: ['array', 'null'],
      items: {
        type: 'object',
        required: ['coin_name'],
        properties: { coin_name: text, coin_symbol: textOrNull, position: textOrNull },
      },
    },
  },
} as const satisfies JSONSchema;
/** The body of GET /people/{id}, as far as it is used. */
export type PersonResponse = FromSchema<typeof personSchema>;

/** Checks the body of GET /search. Throws UpstreamError 'malformed'. */
export const readSearch = buildResponseReader(toOrigin('/search'), searchSchema);

/** Checks the body of GET /coins/{id}. Throws UpstreamError 'malformed'. */
export const readCoin = buildResponseReader(toOrigin('/coins'), coinSchema);

/** Checks the body of GET /tickers/{id}. Throws UpstreamError 'malformed'. */
export const readTicker = buildResponseReader(toOrigin('/tickers'), tickerSchema);

/** Checks the body of GET /people/{id}. Throws UpstreamError 'malformed'. */
export const readPerson = buildResponseReader(toOrigin('/people'), personSchema);
