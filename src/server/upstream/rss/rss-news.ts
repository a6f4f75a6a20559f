import type { CoinNews } from '../../../contracts/coin-data.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CoinNewsSource } from '../../ports/coins.ts';
import type { NewsRow, NewsSource } from '../../ports/market.ts';
import { UpstreamError, type LoadText } from '../../ports/upstream.ts';
import { alwaysThere } from '../http/always-there.ts';
import { buildRemembered } from '../http/remember.ts';
import { keepUsable } from '../http/response-checks.ts';
import { buildCoinMatcher, type CoinNames } from './match-coin.ts';
import { parseRss } from './parse-rss.ts';
import { toArticle, type Article } from './to-article.ts';

/** One feed to read. */
export interface RssFeed {
  /** The site's name as people read it. */
  readonly name: string;
  readonly load: LoadText;
  /** Below the loader's base. */
  readonly path: string;
}

interface RssOptions {
  /** At least one. */
  readonly feeds: readonly RssFeed[];
  readonly clock: Clock;
  /** How the coin is called that a member means by a name or a symbol. Rejects with UpstreamError. */
  readonly findCoin: (nameOrSymbol: string) => Promise<CoinNames>;
}

/** The source's name as people read it. */
const sourceName = 'News sites (RSS)';
/** The sites ask to be polled no oftener: general news and those of all coins are read out of the same articles. */
const lifetime = 5 * 60 * 1000;
const maxArticles = 50;

/**
 * News sites' feeds as one source of general news and of news about a coin. A site that gives nothing usable is left
 * out as long as another does. Throws UpstreamError.
 */
export function buildRssNews({ feeds, clock, findCoin }: RssOptions): NewsSource & CoinNewsSource {
  const loads = feeds.map((feed) => buildRemembered({ clock, lifetime, load: () => loadArticles(feed) }));
  const loadAll = async () => toNewest((await gather(loads.map((load) => load()))).flat());
  return {
    name: sourceName,
    news: async () => (await loadAll()).slice(0, maxArticles).map(toNewsRow),
    async coinNews(nameOrSymbol) {
      const [articles, names] = await Promise.all([loadAll(), findNames(findCoin, nameOrSymbol)]);
      return articles.filter(buildCoinMatcher(names)).slice(0, maxArticles).map(toCoinNews);
    },
  };
}

async function loadArticles({ name, load, path }: RssFeed): Promise<readonly Article[]> {
  const origin = { source: name, route: path };
  const items = parseRss(await alwaysThere(origin, load(path)));
  if (items === undefined)
    throw new UpstreamError('malformed', name, { detail: `${path}: not RSS, or not whole` });
  return keepUsable(origin, items, (item) => toArticle(item, name));
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

/** Newest first, each address once, whatever its query says of who led there. */
function toNewest(articles: readonly Article[]): readonly Article[] {
  const newest = articles.toSorted((a, b) => b.time - a.time);
  return [
    ...new Map(newest.toReversed().map((article) => [toPlace(article.link), article])).values(),
  ].toReversed();
}

function toPlace(link: string): string {
  return link.replace(/[?#].*$/, '');
}

// The news need not wait for the source of coins: without it, the name is what the member typed.
async function findNames(findCoin: RssOptions['findCoin'], nameOrSymbol: string): Promise<CoinNames> {
  try {
    return await findCoin(nameOrSymbol);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.kind === 'not-found') throw error;
    return { name: nameOrSymbol.trim(), ticker: nameOrSymbol.trim() };
  }
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
