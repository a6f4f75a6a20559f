import { describe, expect, it } from 'vitest';
import { publicPaths } from '../../../src/contracts/public-pages.ts';
import { toLoginHref } from '../../../src/web/app/login-href.ts';

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
