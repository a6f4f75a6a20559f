import { Type, type Static } from 'typebox';
import { UpstreamError, type UpstreamErrorKind } from '../../ports/upstream.ts';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';
import { byName, figure, maybe, optionalFigure, orNull, rows, text } from '../http/schemas.ts';

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

const metadata = maybe(Type.Object({ error: maybe(text) }));

const indexSchema = Type.Object({ data: orNull(rows), metadata });
/** The body of GET /fng/; `error` says why there are no data. */
export type IndexResponse = Static<typeof indexSchema>;
/** Checks the body of GET /fng/. Throws UpstreamError 'malformed'. */
export const readIndex = buildResponseReader(indexOrigin, indexSchema);

/** Checks one day of the index: value 0 to 100, timestamp in seconds. */
export const readDay = buildRowReader(
  Type.Object({ value: figure, value_classification: Type.Optional(Type.Unknown()), timestamp: figure }),
);

const tickerSchema = Type.Object({ data: orNull(byName(Type.Unknown())), metadata });
/** The body of GET /v2/ticker/{id}/: data by the coin's id. */
export type TickerResponse = Static<typeof tickerSchema>;
/** Checks the body of GET /v2/ticker/{id}/. Throws UpstreamError 'malformed'. */
export const readTicker = buildResponseReader(tickerOrigin, tickerSchema);

/** Checks one coin of a ticker; last_updated in seconds, changes in percent. Throws UpstreamError 'malformed'. */
export const readCoin = buildResponseReader(
  tickerOrigin,
  Type.Object({
    name: text,
    symbol: text,
    circulating_supply: optionalFigure,
    total_supply: optionalFigure,
    max_supply: optionalFigure,
    quotes: Type.Object({
      USD: Type.Object({
        price: figure,
        percentage_change_1h: optionalFigure,
        percentage_change_24h: optionalFigure,
        percentage_change_7d: optionalFigure,
        // In some responses.
        percent_change_1h: optionalFigure,
        percent_change_24h: optionalFigure,
        percent_change_7d: optionalFigure,
      }),
    }),
    last_updated: figure,
  }),
);
