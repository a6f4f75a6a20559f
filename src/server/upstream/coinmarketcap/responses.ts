import { Type, type Static } from 'typebox';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';
import { byName, figure, maybe, optionalFigure, text } from '../http/schemas.ts';

/** The source's name as people read it. */
export const sourceName = 'CoinMarketCap';

/** GET /v3/cryptocurrency/quotes/latest. */
export const quotesOrigin: ResponseOrigin = { source: sourceName, route: '/v3/cryptocurrency/quotes/latest' };
/** GET /v3/fear-and-greed/latest. */
export const indexOrigin: ResponseOrigin = { source: sourceName, route: '/v3/fear-and-greed/latest' };

const figures = { price: optionalFigure, market_cap: optionalFigure, last_updated: maybe(text) };
const coinSchema = Type.Object({
  id: Type.Unknown(),
  name: text,
  symbol: text,
  slug: Type.Optional(Type.Unknown()),
  is_active: Type.Optional(Type.Unknown()),
  platform: maybe(Type.Object({ slug: maybe(text), token_address: maybe(text) })),
  /** A list with a symbol each, or an object by symbol. */
  quote: Type.Union([Type.Array(Type.Object({ ...figures, symbol: text })), byName(Type.Object(figures))]),
});
/** One coin: US dollars are under the symbol USD. */
export type QuotedCoin = Static<typeof coinSchema>;
/** Checks a row of the quotes. */
export const readQuotedCoin = buildRowReader(coinSchema);

/** Checks the body of the quotes, without its rows: coins, or each symbol's coins. Throws UpstreamError 'malformed'. */
export const readQuotes = buildResponseReader(
  quotesOrigin,
  Type.Object({
    data: Type.Unsafe<unknown[] | Record<string, unknown>>({ type: ['array', 'object'] }),
  }),
);

/** Checks the body of the index: value 0 to 100, update_time ISO 8601. Throws UpstreamError 'malformed'. */
export const readIndex = buildResponseReader(
  indexOrigin,
  Type.Object({ data: Type.Object({ value: figure, value_classification: text, update_time: text }) }),
);
