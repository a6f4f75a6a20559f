import { pages } from '../../../contracts/pages.ts';
import { endedParameter, signInPath } from '../../../contracts/public-pages.ts';

const servedFolders = ['/api', '/data', '/media', '/assets', '/.well-known'] as const;

type WellKnownFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' };

/** Requested by browsers, password managers and search engines. A list, because the path of a page may have a dot. */
export const wellKnownFiles: Readonly<Record<string, WellKnownFile>> = {
  '/robots.txt': { kind: 'text', text: 'User-agent: *\nDisallow: /api/\n' },
  '/.well-known/change-password': { kind: 'redirect', to: pages.account.path },
  // Pages inline their icon.
  '/favicon.ico': { kind: 'missing' },
  '/apple-touch-icon.png': { kind: 'missing' },
  '/apple-touch-icon-precomposed.png': { kind: 'missing' },
  '/sitemap.xml': { kind: 'missing' },
  '/manifest.webmanifest': { kind: 'missing' },
};

export function isPagePath(path: string): boolean {
  if (Object.hasOwn(wellKnownFiles, path)) return false;
  return !servedFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

/** The app leads here when its session has ended, even if the browser still has the cookie. */
export function isSessionEnd(path: string, query: string): boolean {
  return path === signInPath && new URLSearchParams(query).has(endedParameter);
}
