import { loginPath, publicPaths } from '../../contracts/public-pages.ts';

/** The login page, leading on to the page that was asked for. */
export function toLoginPath(page: Pick<Location, 'pathname' | 'search'>): string {
  return `${loginPath}?next=${encodeURIComponent(page.pathname + page.search)}`;
}

/**
 * Where Login leads from the page shown at this address. The landing page answers for every member path, so
 * the visitor who asked for one is taken there after logging in.
 */
export function toLoginHref(page: Pick<Location, 'pathname' | 'search'>): string {
  return publicPaths.some((path) => path === page.pathname) ? loginPath : toLoginPath(page);
}

/** The page to show after the login: a path of this site other than the login itself, else undefined. */
export function readNext(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !next.startsWith('/')) return undefined;
  const { origin } = window.location;
  if (!URL.canParse(next, origin)) return undefined;
  const page = new URL(next, origin);
  if (page.origin !== origin || page.pathname === loginPath) return undefined;
  // The address of another host, as the browser would read it.
  if (page.pathname.startsWith('//')) return undefined;
  return page.pathname + page.search + page.hash;
}
