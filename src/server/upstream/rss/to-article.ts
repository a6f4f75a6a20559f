import { toHttpsUrl, toLine, toParagraphs } from '../http/plain-text.ts';
import { isMoment, toMoment } from '../http/plain-values.ts';
import type { FeedElement, FeedItem } from './parse-feed.ts';
import { readHtml } from './read-html.ts';

/** One article of a feed, as text; addresses are https. */
export interface Article {
  readonly title: string;
  readonly link: string;
  /** In ms since 1970. */
  readonly time: number;
  readonly author: string | null;
  readonly source: string;
  /** The beginning of the article: the rest belongs on its own site. */
  readonly excerpt: string;
  readonly categories: readonly string[];
  readonly image: string | null;
  readonly pdf: string | null;
}

/** The site of a feed. */
interface FeedSite {
  readonly name: string;
  /** Hosts known to support https, so that their http addresses may be upgraded. */
  readonly secureHosts: readonly string[];
}

const maxExcerpt = 1000;
const maxCategories = 30;
const titles = ['title', 'atom:title'];
const dates = ['pubDate', 'dc:date', 'atom:published', 'atom:issued', 'atom:updated', 'atom:modified'];
const bodies = ['content:encoded', 'atom:content', 'description', 'atom:summary'];
const pdfType = 'application/pdf';

/** Turns an item into an article; undefined if it lacks a title, a link or a date. */
export function toArticle(item: FeedItem, site: FeedSite): Article | undefined {
  const title = firstOf(findOwn(item, titles), (element) => toLine(readHtml(toHtml(element)).text, 300));
  const link = findLink(item, site);
  const time = firstOf(findOwn(item, dates), ({ text }) => toMoment(text));
  if (title === undefined || link === undefined || time === undefined || !isMoment(time)) return undefined;
  const body = readHtml(toHtmlOfFirst(item, bodies));
  const papers = findFiles(item).filter(({ attributes: { type } }) => type === pdfType);
  return {
    title,
    link,
    time,
    author: findAuthor(item) ?? null,
    source: firstOf(findOwn(item, ['source']), ({ text }) => toLine(text, 100)) ?? site.name,
    excerpt: toParagraphs(body.text, maxExcerpt) ?? '',
    categories: findCategories(item),
    image: findImage(item, body.images, site) ?? null,
    pdf: firstUrl(papers, site) ?? null,
  };
}

function firstOf<Found>(
  elements: readonly FeedElement[],
  read: (element: FeedElement) => Found | undefined,
): Found | undefined {
  for (const element of elements) {
    const found = read(element);
    if (found !== undefined) return found;
  }
  return undefined;
}

function toHtmlOfFirst(item: FeedItem, names: readonly string[]): string {
  const [first] = findOwn(item, names);
  return first === undefined ? '' : toHtml(first);
}

/** An https address, or an http address of a host known to support https. */
function toSecureUrl(
  address: string | undefined,
  { secureHosts }: FeedSite,
  base?: string,
): string | undefined {
  const written = (address ?? '').trim();
  const line = base !== undefined && URL.canParse(written, base) ? new URL(written, base).href : written;
  const isKnown =
    /^http:/i.test(line) && URL.canParse(line) && secureHosts.some((host) => isWithin(new URL(line), host));
  return toHttpsUrl(isKnown ? line.replace(/^http:/i, 'https:') : line);
}

function isWithin({ host }: URL, secure: string): boolean {
  const [one, other] = [host, secure].map((name) => name.replace(/^www\./, ''));
  return one === other || host.endsWith(`.${other}`) || secure.endsWith(`.${one}`);
}

function findLink(item: FeedItem, site: FeedSite): string | undefined {
  const pages = findAll(item, 'atom:link').filter(
    ({ parent, attributes: { rel = 'alternate' } }) => parent === undefined && rel === 'alternate',
  );
  const ids = findOwn(item, ['guid']).filter(({ attributes }) => attributes['isPermaLink'] !== 'false');
  const link =
    firstOf(findOwn(item, ['link']), ({ text }) => toSecureUrl(text, site)) ??
    firstOf(pages, ({ attributes: { href }, base }) => toSecureUrl(href, site, base)) ??
    firstOf(ids, ({ text }) => toSecureUrl(text, site));
  return link && toPlainLink(link);
}

function findAuthor(item: FeedItem): string | undefined {
  const names = item.filter(({ name, parent }) => name === 'atom:name' && parent === 'atom:author');
  return firstOf([...findOwn(item, ['dc:creator']), ...names], ({ text }) => toLine(text, 100));
}

function findCategories(item: FeedItem): readonly string[] {
  return ['category', 'dc:subject', 'atom:category']
    .flatMap((name) => findAll(item, name))
    .slice(0, maxCategories)
    .flatMap(
      ({ text, attributes: { label, term } }) => toLine(text, 100) ?? toLine(label ?? term, 100) ?? [],
    );
}

/** With their address as `url`. */
function findFiles(item: FeedItem): readonly FeedElement[] {
  const links = findAll(item, 'atom:link').filter(({ attributes }) => attributes['rel'] === 'enclosure');
  return [
    ...findAll(item, 'enclosure'),
    ...links.map((link) => ({
      ...link,
      attributes: { ...link.attributes, url: link.attributes['href'] ?? '' },
    })),
  ];
}

// The site's own image of an article comes before images in its text.
function findImage(item: FeedItem, inText: readonly string[], site: FeedSite): string | undefined {
  const media = findAll(item, 'media:content').filter(({ attributes: { type, medium } }) =>
    type === undefined ? medium === undefined || medium === 'image' : type.startsWith('image/'),
  );
  const files = findFiles(item).filter(({ attributes }) => attributes['type']?.startsWith('image/'));
  const inSummary = readHtml(toHtmlOfFirst(item, ['description', 'atom:summary'])).images;
  return (
    firstUrl([...media, ...findAll(item, 'media:thumbnail'), ...files], site) ??
    [...inText, ...inSummary].flatMap((address) => toSecureUrl(address, site) ?? [])[0]
  );
}

function firstUrl(elements: readonly FeedElement[], site: FeedSite): string | undefined {
  return firstOf(elements, ({ attributes, base }) => toSecureUrl(attributes['url'], site, base));
}

const trackers =
  /^(?:utm_.*|hsa_.*|_hsenc|_hsmi|_ga|_gl|ref|fbclid|gclid|gbraid|wbraid|dclid|srsltid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|mc_cid|mc_eid|mkt_tok|vero_id|vero_conv|oly_anon_id|oly_enc_id|xtor)$/i;

/** An article's address without parameters that mark a visitor; '#top' is the page itself. */
function toPlainLink(link: string): string {
  const url = new URL(link);
  url.search = dropTrackers(url.search.slice(1));
  url.hash = dropTrackers(url.hash.slice(1)).replace(/^top$/i, '');
  return url.href;
}

function dropTrackers(query: string): string {
  return query
    .split('&')
    .filter((part) => !trackers.test(part.split('=')[0] ?? ''))
    .join('&');
}

/** The elements with this name, at any depth. */
function findAll(item: FeedItem, name: string): readonly FeedElement[] {
  return item.filter((element) => element.name === name);
}

/** The item's own non-blank elements with these names: by the order of the names, then of the item. */
function findOwn(item: FeedItem, names: readonly string[]): readonly FeedElement[] {
  const own = item.filter(({ parent, text }) => parent === undefined && text.trim() !== '');
  return names.flatMap((name) => own.filter((element) => element.name === name));
}

/** An element's content as HTML: always in RSS; Atom states its type. */
function toHtml({ name, attributes, text }: FeedElement): string {
  const type = attributes['type'] ?? 'text';
  return name.startsWith('atom:') && !/html/i.test(type)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    : text;
}
