import { Parser } from 'htmlparser2';

/** An element of an item, with the text that stands in itself. */
export interface RssElement {
  /** As it is written, prefix included, such as 'dc:creator'. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** All elements of one item, at whatever depth. */
export type RssItem = readonly RssElement[];

/** A feed is flat; what is nested deeper than this is there to keep the parser busy. */
const maxDepth = 50;

/** An RSS document. */
export interface RssChannel {
  /** The site's name, or what it writes in that place. */
  readonly title: string;
  readonly items: readonly RssItem[];
}

type OpenElement = { -readonly [Key in keyof RssElement]: RssElement[Key] };

/**
 * An RSS 2.0 document, its items in its order; undefined where it is none, or not whole. The parser knows the five
 * entities of XML and those by number: it expands none that a document declares.
 */
export function parseRss(document: string): RssChannel | undefined {
  const items: RssElement[][] = [];
  const open: OpenElement[] = [];
  let hasChannel = false;
  let title = '';
  let isWhole = false;
  let itemDepth: number | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, text: '' };
        if (name === 'channel') hasChannel = open.at(-1)?.name === 'rss';
        if (itemDepth !== undefined) items.at(-1)?.push(element);
        else if (name === 'item') {
          items.push([]);
          itemDepth = open.length;
        }
        open.push(element);
        if (open.length > maxDepth) parser.pause();
      },
      ontext(text) {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag(name, isImplied) {
        const closed = open.pop();
        if (name === 'title' && open.at(-1)?.name === 'channel') title = closed?.text ?? '';
        if (open.length === itemDepth) itemDepth = undefined;
        if (name === 'rss' && open.length === 0) isWhole = !isImplied;
      },
    },
    { xmlMode: true },
  );
  parser.end(document);
  return hasChannel && isWhole ? { title, items } : undefined;
}
