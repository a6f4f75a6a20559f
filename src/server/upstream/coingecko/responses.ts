import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'CoinGecko';

/** GET /coins/markets. */
export const marketsOrigin: ResponseOrigin = { source: sourceName, route: '/coins/markets' };
/** GET /coins/{id}/market_chart. */
export const chartOrigin: ResponseOrigin = { source: sourceName, route: '/coins/market_chart' };
/** GET /coins/list. */
export const listOrigin: ResponseOrigin = { source: sourceName, route: '/coins/list' };
/** GET /search. */
export const searchOrigin: ResponseOrigin = { source: sourceName, route: '/search' };
/** GET /nfts/{id} and GET /nfts/{chain}/contract/{contract}. */
export const collectionOrigin: ResponseOrigin = { source: sourceName, route: '/nfts' };

// Only the fields in use; figures may be numbers or texts and are parsed one by one.
const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;

const marketSchema = {
  type: 'object',
  required: ['id', 'name', 'symbol'],
  properties: {
    id: text,
    name: text,
    symbol: text,
    current_price: {},
    market_cap: {},
    circulating_supply: {},
    total_supply: {},
    max_supply: {},
    price_change_percentage_1h_in_currency: {},
    price_change_percentage_24h_in_currency: {},
    price_change_percentage_7d_in_currency: {},
    last_updated: textOrNull,
  },
} as const satisfies JSONSchema;
/** One coin of GET /coins/markets: US dollars, percent, ISO 8601. */
export type Market = FromSchema<typeof marketSchema>;

const chartSchema = {
  type: 'object',
  required: ['prices'],
  properties: { prices: { type: 'array' } },
} as const satisfies JSONSchema;

const searchSchema = {
  type: 'object',
  required: ['nfts'],
  properties: { nfts: { type: ['array', 'null'] } },
} as const satisfies JSONSchema;

const listedSchema = {
  type: 'object',
  required: ['id', 'name', 'symbol'],
  properties: { id: text, name: text, symbol: text, platforms: {} },
} as const satisfies JSONSchema;

const searchedNftSchema = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: text, name: text, thumb: textOrNull },
} as const satisfies JSONSchema;
/** One collection of the search. */
export type SearchedNft = FromSchema<typeof searchedNftSchema>;

const inUsd = { type: ['object', 'null'], properties: { usd: {} } } as const;
const inCoin = { type: ['object', 'null'], properties: { native_currency: {} } } as const;

const collectionSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: text,
    contract_address: textOrNull,
    asset_platform_id: textOrNull,
    image: { type: ['object', 'null'], properties: { small: textOrNull, small_2x: textOrNull } },
    floor_price: inUsd,
    floor_price_7d_percentage_change: inCoin,
    floor_price_30d_percentage_change: inCoin,
    market_cap: inUsd,
    market_cap_rank: {},
    volume_24h: inUsd,
    one_day_sales: {},
    number_of_unique_addresses: {},
    total_supply: {},
    links: { type: ['object', 'null'], properties: { homepage: textOrNull, twitter: textOrNull } },
  },
} as const satisfies JSONSchema;
/** The body of GET /nfts/{id} and of GET /nfts/{chain}/contract/{contract}, as far as used. */
export type Collection = FromSchema<typeof collectionSchema>;

/** Checks the body of GET /coins/markets, without its rows. Throws UpstreamError 'malformed'. */
export const readMarkets = buildResponseReader(marketsOrigin, { type: 'array' });

/** Checks a row of GET /coins/markets. */
export const readMarket = buildRowReader(marketSchema);

/** Checks the body of GET /coins/{id}/market_chart, without its rows. Throws UpstreamError 'malformed'. */
export const readChart = buildResponseReader(chartOrigin, chartSchema);

/** Checks a row of a chart: [ms, US dollars]. */
export const readPoint = buildRowReader({ type: 'array', minItems: 2 });

/** Checks the body of GET /search, without its rows. Throws UpstreamError 'malformed'. */
export const readSearch = buildResponseReader(searchOrigin, searchSchema);

/** Checks the body of GET /coins/list, without its rows. Throws UpstreamError 'malformed'. */
export const readList = buildResponseReader(listOrigin, { type: 'array' });

/** Checks a row of GET /coins/list. */
export const readListed = buildRowReader(listedSchema);

/** Checks one collection of the search. */
export const readSearchedNft = buildRowReader(searchedNftSchema);

/** Checks the body of a collection. Throws UpstreamError 'malformed'. */
export const readCollection = buildResponseReader(collectionOrigin, collectionSchema);
