import { Type } from 'typebox';
import type { NewsRow, NewsSource } from '../../ports/market.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { toHttpsUrl, toLine } from '../http/plain-text.ts';
import { isMoment, toNumber } from '../http/plain-values.ts';
import { buildResponseReader, buildRowReader, convertRows, requireRoute } from '../http/response-checks.ts';
import { maybe, rows, text, textOrNumber } from '../http/schemas.ts';

/** The source's name as people read it. */
export const sourceName = 'CoinStats';

const newsOrigin = { source: sourceName, route: '/news' };
const readNews = buildResponseReader(newsOrigin, Type.Object({ result: rows }));
/** feedDate is in ms since 1970. */
const readArticle = buildRowReader(
  Type.Object({
    title: text,
    link: text,
    feedDate: textOrNumber,
    source: maybe(text),
    imgUrl: maybe(text),
  }),
);

/** CoinStats as a source of general news. Throws UpstreamError. */
export function buildCoinStats(load: LoadJson): NewsSource {
  return {
    name: sourceName,
    async news() {
      const { result } = readNews(await requireRoute(newsOrigin, load('/news?page=1&limit=20')));
      return convertRows(newsOrigin, result, toNewsRow).toSorted((a, b) => b.feedDate - a.feedDate);
    },
  };
}

function toNewsRow(row: unknown): NewsRow | undefined {
  const article = readArticle(row);
  const title = toLine(article?.title, 300);
  const link = toHttpsUrl(article?.link);
  const feedDate = toNumber(article?.feedDate);
  if (title === undefined || link === undefined || feedDate === undefined || !isMoment(feedDate))
    return undefined;
  return {
    title,
    link,
    imgUrl: toHttpsUrl(article?.imgUrl) ?? null,
    feedDate,
    source: toLine(article?.source, 100) ?? new URL(link).hostname,
  };
}
