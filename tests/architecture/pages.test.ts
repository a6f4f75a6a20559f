import { describe, expect, it } from 'vitest';
import { pageList } from '../../src/contracts/pages.ts';
import { publicPaths } from '../../src/contracts/public-pages.ts';
import { sources } from './sources.ts';

const tables = ['src/contracts/pages.ts', 'src/contracts/public-pages.ts'];
const paths = new Set([...pageList.map(({ path }) => path), ...publicPaths]);
// The landing page's '/' is too short to distinguish it from other uses.
const named = [...paths].filter((path) => path !== '/');

/** Paths in upstream/ belong to other services and may look like one of our pages. */
const own = sources.filter((file) => !file.path.startsWith('src/server/upstream/'));

/** A path in quotes, alone or before a query or a fragment. */
const toPattern = (path: string) => new RegExp(`['"\`=]${path}['"\`?#]`);

describe('the path of a page', () => {
  it.each(named)('%s is written once, in a table of pages', (path) => {
    const places = own.filter(({ text }) => toPattern(path).test(text)).map((file) => file.path);
    expect(places).toHaveLength(1);
    expect(tables).toContain(places[0]);
  });

  it.each(["'/news'", '"/news"', '`/news?a=${b}`', "'/login?next=/news'"])('is found in %s', (text) => {
    expect(text).toMatch(toPattern('/news'));
  });
});
