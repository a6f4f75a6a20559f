import { minute } from '../../../lib/durations.ts';
import type { Provider } from '../http/provider.ts';
import { buildRssNews, sourceName } from './rss-news.ts';
import { rssSites } from './rss-sites.ts';

/** News sites' feeds, open to all readers. A site's feed is requested once in some minutes, and may redirect. */
export const rss: Provider<'coinNews' | 'news'> = {
  id: 'RSS',
  name: sourceName,
  key: 'none',
  bases: () => rssSites.map(({ feed }) => feed),
  limits: () => [{ calls: 6, per: minute }],
  build({ loaders, own, cache }) {
    const source = buildRssNews({ loaders, cache, findCoin: own.findCoin });
    return { coinNews: source, news: source };
  },
};
