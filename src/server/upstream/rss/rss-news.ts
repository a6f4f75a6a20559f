import type { CoinNews } from '../../../contracts/coin-data.ts';
import { knownCoins } from '../../../contracts/known-coins.ts';
import type { CoinNewsSource } from '../../ports/coins.ts';
import type { NewsRow, NewsSource } from '../../ports/market.ts';
import type { Remember } from '../../ports/remember.ts';
import { UpstreamError, type Loaders, type LoadText } from '../../ports/upstream.ts';
import { alwaysThere } from '../http/always-there.ts';
import { toLine } from '../http/plain-text.ts';
import { keepUsable } from '../http/response-checks.ts';
import { buildCoinMatcher, type CoinNames } from './match-coin.ts';
import { findSiteName } from './rss-sites.ts';
import type { Article } from './to-article.ts';

interface RssOptions {
  /** Of each feed, whose address is the base; at least one. */
  readonly loaders: readonly Pick<Loaders, 'base' | 'loadText'>[];
  readonly remember: Remember;
  /** How the coin is called that a member means by a name or a symbol. Rejects with UpstreamError. */
  readonly findCoin?: (nameOrSymbol: string) => Promise<CoinNames>;
}

/** The source's name as people read it. */
export const sourceName = 'News sites (RSS)';
const origin = { source: sourceName, route: 'a feed' } as const;
/** The sites ask to be polled no oftener: general news and those of all coins are read out of the same articles. */
const lifetime = 5 * 60 * 1000;
const maxArticles = 50;

/**
 * News sites' feeds as one source of general news and of news about a coin. A site that gives nothing usable is left
 * out as long as another does. Throws UpstreamError.
 */
export function buildRssNews({
  loaders,
  remember,
  findCoin = findKnownCoin,
}: RssOptions): NewsSource & CoinNewsSource {
  const feeds = loaders.map(({ base, loadText }) =>
    remember.once({ name: base, lifetime, load: () => loadArticles(loadText, base) }),
  );
  const loadAll = async () => toNewest((await gather(feeds.map((load) => load()))).flat());
  return {
    name: sourceName,
    news: async () => (await loadAll()).slice(0, maxArticles).map(toNewsRow),
    async coinNews(nameOrSymbol) {
      const [articles, names] = await Promise.all([loadAll(), findNames(findCoin, nameOrSymbol)]);
      return articles.filter(buildCoinMatcher(names)).slice(0, maxArticles).map(toCoinNews);
    },
  };
}

async function loadArticles(load: LoadText, address: string): Promise<readonly Article[]> {
  // Their parser is a package of its own, which is read for the first feed and not at the start.
  const [document, { parseFeed }, { toArticle }] = await Promise.all([
    alwaysThere(origin, load('')),
    import('./parse-feed.ts'),
    import('./to-article.ts'),
  ]);
  const feed = parseFeed(document);
  if (feed === undefined) {
    throw new UpstreamError('malformed', sourceName, {
      detail: 'a feed is neither RSS nor Atom, or not whole',
    });
  }
  const secureHosts = [address, feed.link.trim()].flatMap((one) => findSecureHost(one) ?? []);
  const site = { name: findSiteName(address) ?? toLine(feed.title, 100) ?? sourceName, secureHosts };
  return keepUsable(origin, feed.items, (item) => toArticle(item, site));
}

function findSecureHost(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === 'https:' ? url.host : undefined;
}

/** What could be had; the first failure where nothing could. */
async function gather<T>(all: readonly Promise<T>[]): Promise<readonly T[]> {
  const ended = await Promise.allSettled(all);
  const failures = ended.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  const unexpected = failures.find((failure) => !(failure instanceof UpstreamError));
  if (unexpected !== undefined) throw unexpected;
  const found = ended.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
  if (found.length === 0 && failures.length > 0) throw failures[0];
  return found;
}

/** Newest first, each article once. */
function toNewest(articles: readonly Article[]): readonly Article[] {
  const newest = articles.toSorted((a, b) => b.time - a.time);
  return [...new Map(newest.toReversed().map((article) => [article.link, article])).values()].toReversed();
}

// The news need not wait for the source of coins: without it, the coin is called as the member calls it.
async function findNames(
  findCoin: NonNullable<RssOptions['findCoin']>,
  nameOrSymbol: string,
): Promise<CoinNames> {
  try {
    return await findCoin(nameOrSymbol);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.kind === 'not-found') throw error;
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
