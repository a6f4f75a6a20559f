import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { UpstreamError, type UpstreamErrorKind } from '../../ports/upstream.ts';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'CoinPaprika';

/** The error of this source; `detail` is for the log. */
export function buildError(kind: UpstreamErrorKind, detail: string, cause?: unknown): UpstreamError {
  return new UpstreamError(kind, sourceName, { detail, cause });
}

/** The origin of a response of this source. */
export function toOrigin(route: string): ResponseOrigin {
  return { source: sourceName, route };
}

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;

const searchSchema = {
  type: 'object',
  required: ['currencies'],
  properties: { currencies: { type: ['array', 'null'] } },
} as const satisfies JSONSchema;

const currencySchema = {
  type: 'object',
  required: ['id', 'name', 'symbol', 'is_active'],
  properties: { id: text, name: text, symbol: text, rank: {}, is_active: { type: 'boolean' } },
} as const satisfies JSONSchema;
/** One coin of GET /search, as far as used. */
export type Currency = FromSchema<typeof currencySchema>;

const coinSchema = {
  type: 'object',
  required: ['id', 'name', 'symbol'],
  properties: {
    id: text,
    name: text,
    symbol: text,
    type: textOrNull,
    description: textOrNull,
    started_at: textOrNull,
    development_status: textOrNull,
    proof_type: textOrNull,
    org_structure: textOrNull,
    hash_algorithm: textOrNull,
    whitepaper: { type: ['object', 'null'], properties: { link: textOrNull } },
    parent: { type: ['object', 'null'], properties: { name: textOrNull, symbol: textOrNull } },
    // Rows are checked one by one: a broken one is no reason to lose the coin.
    links: { type: ['object', 'null'], additionalProperties: {} },
    links_extended: { type: ['array', 'null'] },
    team: { type: ['array', 'null'] },
    contracts: { type: ['array', 'null'] },
  },
} as const satisfies JSONSchema;
/** The body of GET /coins/{id}, as far as used. */
export type CoinResponse = FromSchema<typeof coinSchema>;

const linkSchema = {
  type: 'object',
  required: ['url', 'type'],
  properties: { url: text, type: text, stats: {} },
} as const satisfies JSONSchema;
const readLink = buildRowReader(linkSchema);

/** A coin's links, the extended ones if it has them; omits links that cannot be read. */
export function readLinks({
  links,
  links_extended: extended,
}: CoinResponse): readonly FromSchema<typeof linkSchema>[] {
  const plain = Object.entries(links ?? {}).flatMap(([type, urls]) =>
    [urls].flat().map((url) => ({ type, url })),
  );
  return (extended ?? plain).flatMap((row) => readLink(row) ?? []);
}

/** Checks one person of a coin's team. */
export const readTeamRow = buildRowReader({
  type: 'object',
  required: ['id', 'name'],
  properties: { id: text, name: text, position: textOrNull },
} as const satisfies JSONSchema);

/** Checks one of a coin's contracts. */
export const readContract = buildRowReader({
  type: 'object',
  required: ['contract'],
  properties: { contract: text, platform: textOrNull, type: textOrNull },
} as const satisfies JSONSchema);

const tickerSchema = {
  type: 'object',
  required: ['quotes'],
  properties: {
    id: textOrNull,
    circulating_supply: {},
    max_supply: {},
    last_updated: textOrNull,
    quotes: {
      type: 'object',
      required: ['USD'],
      properties: {
        USD: { type: 'object', properties: { price: {}, market_cap: {}, percent_change_24h: {} } },
      },
    },
  },
} as const satisfies JSONSchema;
/** Checks one coin of GET /tickers. */
export const readListedTicker = buildRowReader({
  ...tickerSchema,
  required: ['id', 'name', 'symbol', 'quotes'],
  properties: { ...tickerSchema.properties, id: text, name: text, symbol: text },
} as const satisfies JSONSchema);
/** The body of GET /tickers/{id}, as far as used. */
export type TickerResponse = FromSchema<typeof tickerSchema>;

const rows = { type: ['array', 'null'] } as const;

const personSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    id: textOrNull,
    name: text,
    description: textOrNull,
    teams_count: {},
    links: {
      type: ['object', 'null'],
      properties: { github: rows, linkedin: rows, twitter: rows, medium: rows },
    },
    positions: rows,
  },
} as const satisfies JSONSchema;
/** The body of GET /people/{id}, as far as used. */
export type PersonResponse = FromSchema<typeof personSchema>;

/** Checks one of a person's profiles on a network. */
export const readProfile = buildRowReader({
  type: 'object',
  required: ['url'],
  properties: { url: text, followers: {} },
} as const satisfies JSONSchema);

/** Checks one of a person's positions. */
export const readPosition = buildRowReader({
  type: 'object',
  required: ['coin_name'],
  properties: { coin_name: text, coin_symbol: textOrNull, position: textOrNull },
} as const satisfies JSONSchema);

/** GET /search. */
export const searchOrigin = toOrigin('/search');

/** Checks the body of GET /search, without its rows. Throws UpstreamError 'malformed'. */
export const readSearch = buildResponseReader(searchOrigin, searchSchema);

/** Checks a row of GET /search. */
export const readCurrency = buildRowReader(currencySchema);

/** GET /coins/{id}. */
export const coinOrigin = toOrigin('/coins');
/** GET /tickers/{id}. */
export const tickerOrigin = toOrigin('/tickers');
/** GET /people/{id}. */
export const personOrigin = toOrigin('/people');

/** Checks the body of GET /coins/{id}. Throws UpstreamError 'malformed'. */
export const readCoin = buildResponseReader(coinOrigin, coinSchema);

/** Checks the body of GET /tickers/{id}. Throws UpstreamError 'malformed'. */
export const readTicker = buildResponseReader(tickerOrigin, tickerSchema);

/** Checks the body of GET /people/{id}. Throws UpstreamError 'malformed'. */
export const readPerson = buildResponseReader(personOrigin, personSchema);
