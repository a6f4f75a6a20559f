import type { FeedElement, FeedItem } from './parse-feed.ts';

/** The elements of that name, at any depth. */
export function findAll(item: FeedItem, name: string): readonly FeedElement[] {
  return item.filter((element) => element.name === name);
}

/** The item's own elements of these names that say something: by the order of the names, then of the item. */
export function findOwn(item: FeedItem, names: readonly string[]): readonly FeedElement[] {
  const own = item.filter(({ parent, text }) => parent === undefined && text.trim() !== '');
  return names.flatMap((name) => own.filter((element) => element.name === name));
}

/** The content of an element as HTML: RSS always writes HTML; Atom says where it does. */
export function toHtml({ name, attributes, text }: FeedElement): string {
  const type = attributes['type'] ?? 'text';
  return name.startsWith('atom:') && !/html/i.test(type)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    : text;
}
