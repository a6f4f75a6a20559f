import { describe, expect, it } from 'vitest';
import { publicPaths } from '../../../src/contracts/public-pages.ts';
import { readNext, toEndedPath, toSignInHref, toSignInPath } from '../../../src/web/app/sign-in-path.ts';

const toSearch = (next: string) => `?next=${encodeURIComponent(next)}`;

describe('readNext', () => {
  it.each(['/news', '/coineval?x=1', '/results#coin'])('takes the path %s', (next) => {
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
  ])('leaves out %j', (next) => {
    expect(readNext(toSearch(next))).toBeUndefined();
  });

  it('finds none where none is named', () => {
    expect(readNext('')).toBeUndefined();
  });
});

describe('toSignInPath', () => {
  it('is read back whole', () => {
    const path = toSignInPath({ pathname: '/coineval', search: '?a=1&b=%2F' });
    expect(readNext(new URL(path, window.location.origin).search)).toBe('/coineval?a=1&b=%2F');
  });
});

describe('toEndedPath', () => {
  it.each([
    [{ pathname: '/coineval', search: '?a=1' }, '/login?ended=&next=%2Fcoineval%3Fa%3D1'],
    [{ pathname: '/login', search: '?next=%2Fnews' }, '/login?ended=&next=%2Fnews'],
    [{ pathname: '/login', search: '' }, '/login?ended='],
  ])('leads from %j to %s', (page, path) => {
    expect(toEndedPath(page)).toBe(path);
  });
});

describe('toSignInHref', () => {
  it('carries the path first asked for', () => {
    expect(toSignInHref({ pathname: '/coineval', search: '?a=b&c' })).toBe(
      '/login?next=%2Fcoineval%3Fa%3Db%26c',
    );
  });

  it.each(publicPaths)('carries nothing from %s', (pathname) => {
    expect(toSignInHref({ pathname, search: '?ref=mail' })).toBe('/login');
  });
});
