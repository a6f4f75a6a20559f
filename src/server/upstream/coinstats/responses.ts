import { Type } from 'typebox';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';
import { maybe, rows, text, textOrNumber } from '../http/schemas.ts';

/** GET /news. */
export const newsOrigin: ResponseOrigin = { source: 'CoinStats', route: '/news' };

/** Checks the body of GET /news, without its rows. Throws UpstreamError 'malformed'. */
export const readNews = buildResponseReader(newsOrigin, Type.Object({ result: rows }));

/** Checks one article; feedDate is in ms since 1970. */
export const readArticle = buildRowReader(
  Type.Object({
    title: text,
    link: text,
    feedDate: textOrNumber,
    source: maybe(text),
    imgUrl: maybe(text),
  }),
);
