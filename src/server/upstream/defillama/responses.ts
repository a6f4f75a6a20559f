import { Type, type Static } from 'typebox';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';
import { rows, text } from '../http/schemas.ts';

/** The source's name as people read it. */
export const sourceName = 'DefiLlama';

/** GET /cexs. */
export const exchangesOrigin: ResponseOrigin = { source: sourceName, route: '/cexs' };
/** GET /v2/chart/tvl/protocol/{slug}/token-breakdown. */
export const amountsOrigin: ResponseOrigin = {
  source: sourceName,
  route: '/v2/chart/tvl/protocol/token-breakdown',
};

/** Checks the body of GET /cexs, without its rows. Throws UpstreamError 'malformed'. */
export const readExchanges = buildResponseReader(exchangesOrigin, Type.Object({ cexs: rows }));

const exchangeSchema = Type.Object({ name: text, slug: text });
/** One exchange of GET /cexs; those without a slug publish no wallets. */
export type ListedExchange = Static<typeof exchangeSchema>;
/** Checks a row of GET /cexs. */
export const readExchange = buildRowReader(exchangeSchema);

/** Checks the body of GET .../token-breakdown, without its rows. Throws UpstreamError 'malformed'. */
export const readAmounts = buildResponseReader(amountsOrigin, rows);
/** Checks a row of amounts: time (seconds), and amounts by symbol; both may be numbers or texts. */
export const readPair = buildRowReader(Type.Array(Type.Unknown(), { minItems: 2 }));
