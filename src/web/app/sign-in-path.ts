import { endedParameter, publicPaths, signInPath } from '../../contracts/public-pages.ts';

export function toSignInPath(page: Pick<Location, 'pathname' | 'search'>): string {
  return `${signInPath}?next=${encodeURIComponent(page.pathname + page.search)}`;
}

/** Visitors see the landing page at every member path, so the sign-in continues to that path. */
export function toSignInHref(page: Pick<Location, 'pathname' | 'search'>): string {
  return publicPaths.some((path) => path === page.pathname) ? signInPath : toSignInPath(page);
}

/**
 * For a session that ended on this page: the sign-in page says so, and continues here. `membershipEndedAt`: ISO 8601,
 * if the membership's end ended the session.
 */
export function toEndedPath(page: Pick<Location, 'pathname' | 'search'>, membershipEndedAt = ''): string {
  const next = page.pathname === signInPath ? readNext(page.search) : page.pathname + page.search;
  return `${signInPath}?${new URLSearchParams({ [endedParameter]: membershipEndedAt, ...(next !== undefined && { next }) })}`;
}

/** Path to continue to: on this site and not the sign-in page; undefined for any other. */
export function readNext(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !next.startsWith('/')) return undefined;
  const { origin } = window.location;
  if (!URL.canParse(next, origin)) return undefined;
  const page = new URL(next, origin);
  if (page.origin !== origin || page.pathname === signInPath) return undefined;
  // Browsers read such a path as the address of another host.
  if (page.pathname.startsWith('//')) return undefined;
  return page.pathname + page.search + page.hash;
}
