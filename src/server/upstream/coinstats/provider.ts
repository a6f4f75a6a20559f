import { Type, type Static } from 'typebox';
import { minute } from '../../../lib/durations.ts';
import type { NewsRow } from '../../ports/market.ts';
import { buildListReader } from '../http/list-reader.ts';
import { toHttpsUrl, toLine } from '../http/plain-text.ts';
import { isMoment, toNumber } from '../http/plain-values.ts';
import type { Provider } from '../http/provider.ts';
import { maybe, text, textOrNumber } from '../http/schemas.ts';

/** `feedDate` is in ms since 1970. */
const article = Type.Object({
  title: text,
  link: text,
  feedDate: textOrNumber,
  source: maybe(text),
  imgUrl: maybe(text),
});
const readArticles = buildListReader({ route: '/news', at: ['result'], row: article });

function toNewsRow(row: Static<typeof article>): NewsRow | undefined {
  const title = toLine(row.title, 300);
  const link = toHttpsUrl(row.link);
  const feedDate = toNumber(row.feedDate);
  if (title === undefined || link === undefined || feedDate === undefined || !isMoment(feedDate))
    return undefined;
  return {
    title,
    link,
    imgUrl: toHttpsUrl(row.imgUrl) ?? null,
    feedDate,
    source: toLine(row.source, 100) ?? new URL(link).hostname,
  };
}

/** CoinStats, for general news: free with a key; our limit is half of its two calls a second. */
export const coinStats: Provider<'news'> = {
  id: 'COINSTATS',
  name: 'CoinStats',
  key: 'needed',
  bases: () => ['https://openapiv1.coinstats.app'],
  authorize: (key) => ({ headers: { 'X-API-KEY': key } }),
  limits: () => [{ calls: 60, per: minute }],
  build: ({ loaders: [{ loadJson }] }) => ({
    news: {
      async news() {
        const articles = await readArticles(loadJson('/news?page=1&limit=20'), toNewsRow);
        return articles.toSorted((a, b) => b.feedDate - a.feedDate);
      },
    },
  }),
};
