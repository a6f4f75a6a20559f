import { Type, type Static } from 'typebox';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';
import { maybe, optionalFigure, orNull, rows, text } from '../http/schemas.ts';

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

const marketSchema = Type.Object({
  id: text,
  name: text,
  symbol: text,
  current_price: optionalFigure,
  market_cap: optionalFigure,
  circulating_supply: optionalFigure,
  total_supply: optionalFigure,
  max_supply: optionalFigure,
  price_change_percentage_1h_in_currency: optionalFigure,
  price_change_percentage_24h_in_currency: optionalFigure,
  price_change_percentage_7d_in_currency: optionalFigure,
  last_updated: maybe(text),
});
/** One coin of GET /coins/markets: US dollars, percent, ISO 8601. */
export type Market = Static<typeof marketSchema>;
/** Checks the body of GET /coins/markets, without its rows. Throws UpstreamError 'malformed'. */
export const readMarkets = buildResponseReader(marketsOrigin, rows);
/** Checks a row of GET /coins/markets. */
export const readMarket = buildRowReader(marketSchema);

/** Checks the body of GET /coins/{id}/market_chart, without its rows. Throws UpstreamError 'malformed'. */
export const readChart = buildResponseReader(chartOrigin, Type.Object({ prices: rows }));
/** Checks a row of a chart: [ms, US dollars]. */
export const readPoint = buildRowReader(Type.Array(Type.Unknown(), { minItems: 2 }));

/** Checks the body of GET /coins/list, without its rows. Throws UpstreamError 'malformed'. */
export const readList = buildResponseReader(listOrigin, rows);
/** Checks a row of GET /coins/list. */
export const readListed = buildRowReader(
  Type.Object({ id: text, name: text, symbol: text, platforms: Type.Optional(Type.Unknown()) }),
);

/** Checks the body of GET /search, without its rows. Throws UpstreamError 'malformed'. */
export const readSearch = buildResponseReader(searchOrigin, Type.Object({ nfts: orNull(rows) }));
const searchedNftSchema = Type.Object({ id: text, name: text, thumb: maybe(text) });
/** One collection of the search. */
export type SearchedNft = Static<typeof searchedNftSchema>;
/** Checks one collection of the search. */
export const readSearchedNft = buildRowReader(searchedNftSchema);

const inUsd = maybe(Type.Object({ usd: optionalFigure }));
const inCoin = maybe(Type.Object({ native_currency: optionalFigure }));
const collectionSchema = Type.Object({
  name: text,
  contract_address: maybe(text),
  asset_platform_id: maybe(text),
  image: maybe(Type.Object({ small: maybe(text), small_2x: maybe(text) })),
  floor_price: inUsd,
  floor_price_7d_percentage_change: inCoin,
  floor_price_30d_percentage_change: inCoin,
  market_cap: inUsd,
  market_cap_rank: optionalFigure,
  volume_24h: inUsd,
  one_day_sales: optionalFigure,
  number_of_unique_addresses: optionalFigure,
  total_supply: optionalFigure,
  links: maybe(Type.Object({ homepage: maybe(text), twitter: maybe(text) })),
});
/** The body of GET /nfts/{id} and of GET /nfts/{chain}/contract/{contract}. */
export type Collection = Static<typeof collectionSchema>;
/** Checks the body of a collection. Throws UpstreamError 'malformed'. */
export const readCollection = buildResponseReader(collectionOrigin, collectionSchema);
