import { loginPath } from '../../contracts/public-pages.ts';

/** The login page, leading on to the page that was asked for. */
export function toLoginPath(page: Pick<Location, 'pathname' | 'search'>): string {
  return `${loginPath}?next=${encodeURIComponent(page.pathname + page.search)}`;
}

/** The page to show after the login: a path of this site other than the login itself, else undefined. */
export function readNext(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !next.startsWith('/')) return undefined;
  const { origin } = window.location;
  if (!URL.canParse(next, origin)) return undefined;
  const page = new URL(next, origin);
  if (page.origin !== origin || page.pathname === loginPath) return undefined;
  return page.pathname + page.search + page.hash;
}
