import { pages } from '../../../contracts/pages.ts';
import { endedParameter, signInPath } from '../../../contracts/public-pages.ts';

const servedFolders = ['/api', '/data', '/media', '/assets', '/.well-known'] as const;

type WellKnownFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' };

/**
 * What browsers, password managers and search engines ask for by themselves. Where the product has no such file, the
 * response is 404 and not a page. A list, because the path of a page may have a dot (it may end in the name of a site).
 */
export const wellKnownFiles: Readonly<Record<string, WellKnownFile>> = {
  '/robots.txt': { kind: 'text', text: 'User-agent: *\nDisallow: /api/\n' },
  '/.well-known/change-password': { kind: 'redirect', to: pages.account.path },
  // Pages have their icon within them.
  '/favicon.ico': { kind: 'missing' },
  '/apple-touch-icon.png': { kind: 'missing' },
  '/apple-touch-icon-precomposed.png': { kind: 'missing' },
  '/sitemap.xml': { kind: 'missing' },
  '/manifest.webmanifest': { kind: 'missing' },
};

/** Whether a path is a page's: everything but the well-known files and what is under the folders of calls and files. */
export function isPagePath(path: string): boolean {
  if (Object.hasOwn(wellKnownFiles, path)) return false;
  return !servedFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

/** The app leads here when its session has ended, whether or not the browser has dropped the cookie. */
export function isSessionEnd(path: string, query: string): boolean {
  return path === signInPath && new URLSearchParams(query).has(endedParameter);
}
