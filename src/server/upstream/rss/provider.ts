import type { CoinNews } from '../../../contracts/coin-data.ts';
import { knownCoins } from '../../../contracts/known-coins.ts';
import { minute } from '../../../lib/durations.ts';
import type { CoinNewsSource } from '../../ports/coins.ts';
import type { NewsRow, NewsSource } from '../../ports/market.ts';
import type { OwnFigures } from '../../ports/providers.ts';
import { loadSome, SourceFailure, type LoadText } from '../../ports/upstream.ts';
import { toLine } from '../http/plain-text.ts';
import type { Provider, ProviderContext } from '../http/provider.ts';
import { requireRoute, convertRows } from '../http/response-checks.ts';
import { buildCoinMatcher, type CoinNames } from './match-coin.ts';
import type { Article } from './to-article.ts';

/** News sites whose feeds may be read without a key and shown as headline, excerpt, source and link. */
const rssSites = [
  { name: 'CoinDesk', feed: 'https://www.coindesk.com/arc/outboundfeeds/rss/' },
  { name: 'Cointelegraph', feed: 'https://cointelegraph.com/rss' },
  { name: 'Decrypt', feed: 'https://decrypt.co/feed' },
  { name: 'The Block', feed: 'https://www.theblock.co/rss.xml' },
  { name: 'Bitcoin Magazine', feed: 'https://bitcoinmagazine.com/feed' },
  { name: 'The Defiant', feed: 'https://thedefiant.io/feed' },
] as const;

/** The name of the site with this feed; undefined if it is not in the list. */
function findSiteName(address: string): string | undefined {
  return rssSites.find(({ feed }) => feed === address)?.name;
}

const sourceName = 'News sites (RSS)';
const route = 'a feed';
/** In ms: the sites ask to be polled no more often. General news and news of coins come from the same articles. */
const lifetime = 5 * minute;
const maxArticles = 50;

/**
 * News sites' feeds as one source of general news and of news about a coin. Omits a site without usable news as long as
 * another has some.
 */
function buildRssNews({ loaders, cache, own: { findCoin } }: ProviderContext): NewsSource & CoinNewsSource {
  const feeds = loaders.map(({ base, loadText }) =>
    cache.value({ lifetime, load: () => loadArticles(loadText, base) }),
  );
  const loadAll = async () => toNewest((await loadSome(feeds.length, feeds, (load) => load())).flat());
  return {
    news: async () => (await loadAll()).slice(0, maxArticles).map(toNewsRow),
    async coinNews(nameOrSymbol) {
      const [articles, names] = await Promise.all([loadAll(), findNames(findCoin, nameOrSymbol)]);
      return articles.filter(buildCoinMatcher(names)).slice(0, maxArticles).map(toCoinNews);
    },
  };
}

async function loadArticles(load: LoadText, address: string): Promise<readonly Article[]> {
  // Loaded for the first feed instead of at the start.
  const [document, { parseFeed }, { toArticle }] = await Promise.all([
    requireRoute(route, load('')),
    import('./parse-feed.ts'),
    import('./to-article.ts'),
  ]);
  const feed = parseFeed(document);
  if (feed === undefined) {
    throw new SourceFailure('malformed', 'a feed is neither RSS nor Atom, or not whole');
  }
  const secureHosts = [address, feed.link.trim()].flatMap((one) => findSecureHost(one) ?? []);
  const site = { name: findSiteName(address) ?? toLine(feed.title, 100) ?? sourceName, secureHosts };
  return convertRows(route, feed.items, (item) => toArticle(item, site));
}

function findSecureHost(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === 'https:' ? url.host : undefined;
}

function toNewest(articles: readonly Article[]): readonly Article[] {
  const newest = articles.toSorted((a, b) => b.time - a.time);
  return [...new Map(newest.toReversed().map((article) => [article.link, article])).values()].toReversed();
}

// Without the source of coins, the member's own word for the coin is used.
async function findNames(findCoin: OwnFigures['findCoin'], nameOrSymbol: string): Promise<CoinNames> {
  try {
    return await findCoin(nameOrSymbol);
  } catch (error) {
    if (!(error instanceof SourceFailure) || error.kind === 'not-found') throw error;
    return findKnownCoin(nameOrSymbol);
  }
}

async function findKnownCoin(nameOrSymbol: string): Promise<CoinNames> {
  const term = nameOrSymbol.trim();
  const known = Object.entries(knownCoins).find(([symbol, { name }]) =>
    [symbol, name].some((text) => text.toLowerCase() === term.toLowerCase()),
  );
  return known ? { name: known[1].name, ticker: known[0] } : { name: term, ticker: term };
}

function toNewsRow({ title, link, image, time, source }: Article): NewsRow {
  return { title, link, imgUrl: image, feedDate: time, source };
}

function toCoinNews({ title, excerpt, time, author, source, pdf }: Article): CoinNews[number] {
  return {
    title,
    content: excerpt,
    published_at: new Date(time).toISOString(),
    author: { name: author ?? source },
    pdfUrl: pdf,
  };
}

/** News sites' feeds, open to all readers. A site's feed is requested once in some minutes, and may redirect. */
export const rss: Provider<'coinNews' | 'news'> = {
  id: 'RSS',
  name: sourceName,
  key: 'none',
  bases: () => rssSites.map(({ feed }) => feed),
  limits: () => [{ calls: 6, per: minute }],
  build(context) {
    const source = buildRssNews(context);
    return { coinNews: source, news: source };
  },
};
