import { describe, expect, it } from 'vitest';
import { pageList } from '../../src/contracts/pages.ts';
import { publicPaths } from '../../src/contracts/public-pages.ts';
import { sources } from './sources.ts';

const tables = ['src/contracts/pages.ts', 'src/contracts/public-pages.ts'];
const paths = new Set([...pageList.map(({ path }) => path), ...publicPaths]);
// The landing page's '/' is too short to tell it from other uses.
const named = [...paths].filter((path) => path !== '/');

/** Paths in upstream/ are other services', which may have a page of the same name. */
const own = sources.filter((file) => !file.path.startsWith('src/server/upstream/'));

/** A path in quotes, alone or before a query or a fragment. */
const toPattern = (path: string) => new RegExp(`['"\`=]${path}['"\`?#]`);

describe('the path of a page', () => {
  it.each(named)('%s stands in the tables of pages alone, and once', (path) => {
    const places = own.filter(({ text }) => toPattern(path).test(text)).map((file) => file.path);
    expect(places).toHaveLength(1);
    expect(tables).toContain(places[0]);
  });

  it.each(["'/news'", '"/news"', '`/news?a=${b}`', "'/login?next=/news'"])('is seen in %s', (text) => {
    expect(text).toMatch(toPattern('/news'));
  });
});
