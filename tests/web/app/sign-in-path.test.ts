import { describe, expect, it } from 'vitest';
import { publicPaths } from '../../../src/contracts/public-pages.ts';
import { readNext, toEndedPath, toSignInHref, toSignInPath } from '../../../src/web/app/sign-in-path.ts';

const toSearch = (next: string) => `?next=${encodeURIComponent(next)}`;

describe('readNext', () => {
  it.each(['/news', '/coineval?x=1', '/results#coin'])('returns the path %s', (next) => {
    expect(readNext(toSearch(next))).toBe(next);
  });

  it.each([
    '',
    'news',
    '//elsewhere.example/news',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'https://elsewhere.example',
    'javascript:alert(1)',
    '/.//elsewhere.example',
    '/login',
    '/login?next=/login',
  ])('returns undefined for %j', (next) => {
    expect(readNext(toSearch(next))).toBeUndefined();
  });

  it('returns undefined when the address names no page', () => {
    expect(readNext('')).toBeUndefined();
  });
});

describe('toSignInPath', () => {
  it('contains path and query, which readNext returns unchanged', () => {
    const path = toSignInPath({ pathname: '/coineval', search: '?a=1&b=%2F' });
    expect(readNext(new URL(path, window.location.origin).search)).toBe('/coineval?a=1&b=%2F');
  });
});

describe('toEndedPath', () => {
  it.each([
    [{ pathname: '/coineval', search: '?a=1' }, '/login?ended=&next=%2Fcoineval%3Fa%3D1'],
    [{ pathname: '/login', search: '?next=%2Fnews' }, '/login?ended=&next=%2Fnews'],
    [{ pathname: '/login', search: '' }, '/login?ended='],
  ])('turns %j into %s', (page, path) => {
    expect(toEndedPath(page)).toBe(path);
  });
});

describe('toSignInHref', () => {
  it('contains the requested path', () => {
    expect(toSignInHref({ pathname: '/coineval', search: '?a=b&c' })).toBe(
      '/login?next=%2Fcoineval%3Fa%3Db%26c',
    );
  });

  it.each(publicPaths)('contains no path from the public page %s', (pathname) => {
    expect(toSignInHref({ pathname, search: '?ref=mail' })).toBe('/login');
  });
});
