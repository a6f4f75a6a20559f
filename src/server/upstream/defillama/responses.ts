import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'DefiLlama';

/** GET /cexs. */
export const exchangesOrigin: ResponseOrigin = { source: sourceName, route: '/cexs' };
/** GET /v2/chart/tvl/protocol/{slug}/token-breakdown. */
export const amountsOrigin: ResponseOrigin = {
  source: sourceName,
  route: '/v2/chart/tvl/protocol/token-breakdown',
};

const exchangesSchema = {
  type: 'object',
  required: ['cexs'],
  properties: { cexs: { type: 'array' } },
} as const satisfies JSONSchema;

const exchangeSchema = {
  type: 'object',
  required: ['name', 'slug'],
  properties: { name: { type: 'string' }, slug: { type: 'string' } },
} as const satisfies JSONSchema;
/** One exchange of GET /cexs; those without a slug publish no wallets. */
export type ListedExchange = FromSchema<typeof exchangeSchema>;

/** Checks the body of GET /cexs, without its rows. Throws UpstreamError 'malformed'. */
export const readExchanges = buildResponseReader(exchangesOrigin, exchangesSchema);

/** Checks a row of GET /cexs. */
export const readExchange = buildRowReader(exchangeSchema);

/** Checks the body of GET .../token-breakdown, without its rows. Throws UpstreamError 'malformed'. */
export const readAmounts = buildResponseReader(amountsOrigin, { type: 'array' });

/** Checks a row of amounts: time (seconds), and amounts by symbol; both may be numbers or texts. */
export const readPair = buildRowReader({ type: 'array', minItems: 2 });
