import { Type, type Static } from 'typebox';
import { UpstreamError, type UpstreamErrorKind } from '../../ports/upstream.ts';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';
import { maybe, optionalFigure, text } from '../http/schemas.ts';

/** The source's name as people read it. */
export const sourceName = 'CoinPaprika';

/** The error of this source; `detail` is for the log. */
export function buildError(kind: UpstreamErrorKind, detail: string): UpstreamError {
  return new UpstreamError(kind, sourceName, { detail });
}

/** The origin of a response of this source. */
export function toOrigin(route: string): ResponseOrigin {
  return { source: sourceName, route };
}

const tickerFields = {
  circulating_supply: optionalFigure,
  max_supply: optionalFigure,
  last_updated: maybe(text),
  quotes: Type.Object({
    USD: Type.Object({
      price: optionalFigure,
      market_cap: optionalFigure,
      percent_change_24h: optionalFigure,
    }),
  }),
};
const tickerSchema = Type.Object({ id: maybe(text), ...tickerFields });
/** The body of GET /tickers/{id}. */
export type TickerResponse = Static<typeof tickerSchema>;
/** GET /tickers/{id}. */
export const tickerOrigin = toOrigin('/tickers');
/** Checks the body of GET /tickers/{id}. Throws UpstreamError 'malformed'. */
export const readTicker = buildResponseReader(tickerOrigin, tickerSchema);
/** Checks one coin of GET /tickers. */
export const readListedTicker = buildRowReader(
  Type.Object({ id: text, name: text, symbol: text, ...tickerFields }),
);
