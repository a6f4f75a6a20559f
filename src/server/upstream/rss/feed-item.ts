import type { FeedElement, FeedItem } from './parse-feed.ts';

/** The elements with this name, at any depth. */
export function findAll(item: FeedItem, name: string): readonly FeedElement[] {
  return item.filter((element) => element.name === name);
}

/** The item's own non-blank elements with these names: by the order of the names, then of the item. */
export function findOwn(item: FeedItem, names: readonly string[]): readonly FeedElement[] {
  const own = item.filter(({ parent, text }) => parent === undefined && text.trim() !== '');
  return names.flatMap((name) => own.filter((element) => element.name === name));
}

/** An element's content as HTML: always in RSS; Atom states its type. */
export function toHtml({ name, attributes, text }: FeedElement): string {
  const type = attributes['type'] ?? 'text';
  return name.startsWith('atom:') && !/html/i.test(type)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    : text;
}
