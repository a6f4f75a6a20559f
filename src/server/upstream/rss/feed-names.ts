const atom = 'http://www.w3.org/2005/Atom';

/** Our prefix of each namespace; blank: RSS itself. */
const prefixes: Readonly<Record<string, string>> = {
  [atom]: 'atom',
  'http://purl.org/atom/ns#': 'atom',
  'http://purl.org/rss/1.0/': '',
  'http://my.netscape.com/rdf/simple/0.9/': '',
  'http://channel.netscape.com/rdf/simple/0.9/': '',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#': 'rdf',
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://purl.org/rss/1.0/modules/content/': 'content',
  'http://search.yahoo.com/mrss/': 'media',
  'http://search.yahoo.com/mrss': 'media',
};

/** The namespaces of a document's prefixes, inside one element. */
export type Scope = ReadonlyMap<string, string>;

/** The scope of a document's first element: an unmarked 'feed' is Atom; an 'rss' has no namespace, even if it declares one. */
export function toFirstScope(name: string): Scope {
  return new Map(name === 'feed' ? [['', atom]] : []);
}

/** The scope inside an element: the outer scope with the prefixes that the element declares. */
export function toScope(outer: Scope, name: string, attributes: Readonly<Record<string, string>>): Scope {
  const declared = Object.entries(attributes).flatMap(([key, namespace]) => {
    const prefix = key === 'xmlns' ? '' : /^xmlns:(.+)$/.exec(key)?.[1];
    const isMistaken = prefix === '' && name === 'rss';
    return prefix === undefined || isMistaken ? [] : [[prefix, namespace.trim()] as const];
  });
  return declared.length === 0 ? outer : new Map([...outer, ...declared]);
}

/** An element's name by its namespace, such as 'dc:creator', whatever prefix the document uses. */
export function toFeedName(written: string, scope: Scope): string {
  const [, prefix = '', local = written] = /^([^:]*):(.*)$/.exec(written) ?? [];
  const known = prefixes[scope.get(prefix) ?? ''] ?? prefix;
  return known === '' ? local : `${known}:${local}`;
}
