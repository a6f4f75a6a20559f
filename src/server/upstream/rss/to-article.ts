import { toHttpsUrl, toLine, toParagraphs } from '../http/plain-text.ts';
import { isMoment, toMoment } from '../http/plain-values.ts';
import type { RssElement, RssItem } from './parse-rss.ts';
import { readHtml } from './read-html.ts';

/** One article of a feed, as text; addresses are https. */
export interface Article {
  readonly title: string;
  readonly link: string;
  /** In ms since 1970. */
  readonly time: number;
  readonly author: string | null;
  /** The name of the site. */
  readonly source: string;
  /** The beginning of the article: the rest is for its own site to show. */
  readonly excerpt: string;
  readonly categories: readonly string[];
  readonly image: string | null;
  /** A paper that the article brings along. */
  readonly pdf: string | null;
}

const maxExcerpt = 1000;
const maxCategories = 30;

/** Turns an item into an article; undefined where it lacks a title, a link to follow or a date. */
export function toArticle(item: RssItem, source: string): Article | undefined {
  const title = toLine(readHtml(findText(item, 'title') ?? '').text, 300);
  const link = findLink(item);
  const time = toMoment(findText(item, 'pubDate') ?? findText(item, 'dc:date'));
  if (title === undefined || link === undefined || time === undefined || !isMoment(time)) return undefined;
  const body = readHtml(findText(item, 'content:encoded') ?? findText(item, 'description') ?? '');
  return {
    title,
    link,
    time,
    author: toLine(findText(item, 'dc:creator'), 100) ?? null,
    source,
    excerpt: toParagraphs(body.text, maxExcerpt) ?? '',
    categories: findAll(item, 'category')
      .slice(0, maxCategories)
      .flatMap(({ text }) => toLine(text, 100) ?? []),
    image: findImage(item, body.images) ?? null,
    pdf: firstUrl(findAll(item, 'enclosure').filter(({ attributes }) => attributes.type === pdfType)) ?? null,
  };
}

const pdfType = 'application/pdf';

function findAll(item: RssItem, name: string): readonly RssElement[] {
  return item.filter((element) => element.name === name);
}

/** The first of that name that says something. */
function findText(item: RssItem, name: string): string | undefined {
  return findAll(item, name).find(({ text }) => text.trim() !== '')?.text;
}

function findLink(item: RssItem): string | undefined {
  const ids = findAll(item, 'guid').filter(({ attributes }) => attributes.isPermaLink !== 'false');
  return toHttpsUrl(findText(item, 'link')) ?? ids.flatMap(({ text }) => toHttpsUrl(text) ?? [])[0];
}

// The sites' own picture of an article goes before what happens to stand in it.
function findImage(item: RssItem, inText: readonly string[]): string | undefined {
  const media = findAll(item, 'media:content').filter(({ attributes: { type, medium } }) =>
    type === undefined ? medium === undefined || medium === 'image' : type.startsWith('image/'),
  );
  const enclosures = findAll(item, 'enclosure').filter(({ attributes }) =>
    attributes.type?.startsWith('image/'),
  );
  return (
    firstUrl([...media, ...findAll(item, 'media:thumbnail'), ...enclosures]) ??
    [...inText, ...readHtml(findText(item, 'description') ?? '').images].flatMap(
      (address) => toHttpsUrl(address) ?? [],
    )[0]
  );
}

function firstUrl(elements: readonly RssElement[]): string | undefined {
  return elements.flatMap(({ attributes }) => toHttpsUrl(attributes.url) ?? [])[0];
}
