import { endedParameter, publicPaths, signInPath } from '../../contracts/public-pages.ts';

/** The sign-in page, which continues to the page that was asked for. */
export function toSignInPath(page: Pick<Location, 'pathname' | 'search'>): string {
  return `${signInPath}?next=${encodeURIComponent(page.pathname + page.search)}`;
}

/**
 * Where the Login link leads from the page at this address. Visitors see the landing page at every member path, so
 * that path is passed on.
 */
export function toSignInHref(page: Pick<Location, 'pathname' | 'search'>): string {
  return publicPaths.some((path) => path === page.pathname) ? signInPath : toSignInPath(page);
}

/**
 * The sign-in page after a session that ended on this page: it says so, and continues here. `membershipEndedAt`:
 * ISO 8601, where the membership's end is why.
 */
export function toEndedPath(page: Pick<Location, 'pathname' | 'search'>, membershipEndedAt = ''): string {
  const next = page.pathname === signInPath ? readNext(page.search) : page.pathname + page.search;
  return `${signInPath}?${new URLSearchParams({ [endedParameter]: membershipEndedAt, ...(next !== undefined && { next }) })}`;
}

/** The page to show after the sign-in: a path of this site other than the sign-in page, else undefined. */
export function readNext(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !next.startsWith('/')) return undefined;
  const { origin } = window.location;
  if (!URL.canParse(next, origin)) return undefined;
  const page = new URL(next, origin);
  if (page.origin !== origin || page.pathname === signInPath) return undefined;
  // Browsers read it as the address of another host.
  if (page.pathname.startsWith('//')) return undefined;
  return page.pathname + page.search + page.hash;
}
