import type { JSONSchema } from 'json-schema-to-ts';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';

/** GET /news. */
export const newsOrigin: ResponseOrigin = { source: 'CoinStats', route: '/news' };

const newsSchema = {
  type: 'object',
  required: ['result'],
  properties: { result: { type: 'array' } },
} as const satisfies JSONSchema;

const articleSchema = {
  type: 'object',
  required: ['title', 'link', 'feedDate'],
  properties: {
    title: { type: 'string' },
    link: { type: 'string' },
    feedDate: { type: ['number', 'string'] },
    source: { type: ['string', 'null'] },
    imgUrl: { type: ['string', 'null'] },
  },
} as const satisfies JSONSchema;

/** Checks the body of GET /news, without its rows. Throws UpstreamError 'malformed'. */
export const readNews = buildResponseReader(newsOrigin, newsSchema);

/** Checks one article; feedDate is in ms since 1970. */
export const readArticle = buildRowReader(articleSchema);
