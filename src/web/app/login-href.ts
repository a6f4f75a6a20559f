import { loginPath, publicPaths } from '../../contracts/public-pages.ts';
import { toLoginPath } from './login-path.ts';

/**
 * Where Login leads from the page shown at this address. The landing page answers for every member path, so
 * the visitor who asked for one is taken there after logging in.
 */
export function toLoginHref(page: Pick<Location, 'pathname' | 'search'>): string {
  return publicPaths.some((path) => path === page.pathname) ? loginPath : toLoginPath(page);
}
