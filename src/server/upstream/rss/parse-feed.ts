import { Parser } from 'htmlparser2';
import { toFeedName, toFirstScope, toScope, type Scope } from './feed-names.ts';

/** An element of an item. */
export interface FeedElement {
  /** With our prefix of its namespace, such as 'dc:creator'; Atom's is 'atom:'. */
  readonly name: string;
  /** The name of the element around it; undefined for a child of the item. */
  readonly parent: string | undefined;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text; of XHTML, its whole content as written. */
  readonly text: string;
  /** Base address of its links; undefined if the document has none. */
  readonly base: string | undefined;
}

/** All elements of one item, at any depth. */
export type FeedItem = readonly FeedElement[];

/** A parsed feed. */
interface FeedDocument {
  /** The site's name, or what it writes there. */
  readonly title: string;
  /** The site's address as written; blank if the feed has none. */
  readonly link: string;
  readonly items: readonly FeedItem[];
}

interface OpenElement {
  readonly element: { -readonly [Key in keyof FeedElement]: FeedElement[Key] };
  readonly scope: Scope;
  /** Where its content begins in the document. */
  readonly start: number;
}

/** A feed is flat; deeper nesting would only keep the parser busy. */
const maxDepth = 50;
/** Elements with the title and the link of the site, in RSS and in Atom. */
const channelNames = ['channel', 'atom:feed'];
const rssRoots = ['rss', 'rdf:RDF'];
const itemNames = ['item', 'atom:entry'];

/**
 * Reads a feed in RSS (0.9 to 2.0) or Atom, items in order; undefined if the document is no feed, or incomplete. The
 * parser knows the five entities of XML and numeric ones, and expands none that a document declares.
 */
export function parseFeed(document: string): FeedDocument | undefined {
  const items: FeedElement[][] = [];
  const open: OpenElement[] = [];
  const site = { title: '', link: '' };
  let hasChannel = false;
  let isWhole = false;
  let itemDepth: number | undefined;
  const parser = new Parser(
    {
      onopentag(written, attributes) {
        const outer = open.at(-1);
        const scope = toScope(outer?.scope ?? toFirstScope(written), written, attributes);
        const name = toFeedName(written, scope);
        const parent = itemDepth === open.length - 1 ? undefined : outer?.element.name;
        const base = toBase(attributes['xml:base'], outer?.element.base);
        const element = { name, parent, attributes, text: '', base };
        if (isChannel(open, name)) hasChannel = true;
        if (itemDepth !== undefined) items.at(-1)?.push(element);
        else if (itemNames.includes(name)) {
          items.push([]);
          itemDepth = open.length;
        }
        open.push({ element, scope, start: parser.endIndex + 1 });
        if (open.length > maxDepth) parser.pause();
      },
      ontext(text) {
        const last = open.at(-1);
        if (last) last.element.text += text;
      },
      onclosetag(_, isImplied) {
        const closed = open.pop();
        if (closed === undefined) return;
        const { element, start } = closed;
        if (isXhtml(element)) element.text = document.slice(start, parser.startIndex);
        if (channelNames.includes(open.at(-1)?.element.name ?? '')) readSite(site, element);
        if (open.length === itemDepth) itemDepth = undefined;
        if (open.length === 0) isWhole = !isImplied;
      },
    },
    { xmlMode: true },
  );
  parser.end(document);
  return hasChannel && isWhole ? { ...site, items } : undefined;
}

function isChannel(open: readonly OpenElement[], name: string): boolean {
  const [root] = open;
  if (root === undefined) return name === 'atom:feed';
  return open.length === 1 && name === 'channel' && rssRoots.includes(root.element.name);
}

function readSite(site: { title: string; link: string }, { name, text, attributes }: FeedElement): void {
  if (name === 'title' || name === 'atom:title') site.title = text;
  if (name === 'link') site.link = text;
  if (name === 'atom:link' && (attributes['rel'] ?? 'alternate') === 'alternate' && site.link === '')
    site.link = attributes['href'] ?? '';
}

function isXhtml({ name, attributes }: FeedElement): boolean {
  return name.startsWith('atom:') && /xhtml/i.test(attributes['type'] ?? '');
}

function toBase(own: string | undefined, outer: string | undefined): string | undefined {
  if (own === undefined) return outer;
  return URL.canParse(own, outer) ? new URL(own, outer).href : outer;
}
