import { describe, expect, it } from 'vitest';
import { publicPaths } from '../../../src/contracts/public-pages.ts';
import { readNext, toLoginHref, toLoginPath } from '../../../src/web/app/login-path.ts';

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

describe('toLoginPath', () => {
  it('is read back whole', () => {
    const path = toLoginPath({ pathname: '/coineval', search: '?a=1&b=%2F' });
    expect(readNext(new URL(path, window.location.origin).search)).toBe('/coineval?a=1&b=%2F');
  });
});

describe('toLoginHref', () => {
  it('carries the path first asked for', () => {
    expect(toLoginHref({ pathname: '/coineval', search: '?a=b&c' })).toBe(
      '/login?next=%2Fcoineval%3Fa%3Db%26c',
    );
  });

  it.each(publicPaths)('carries nothing from %s', (pathname) => {
    expect(toLoginHref({ pathname, search: '?ref=mail' })).toBe('/login');
  });
});
