/** The paths a visitor may read without a session, each a page of static HTML. */
export const publicPaths = ['/', '/consulting', '/projectresearch', '/terms', '/privacy'] as const;

/** One of `publicPaths`. */
export type PublicPath = (typeof publicPaths)[number];

/** The public path a page request of a visitor is answered with: itself, or '/' for any path that is not public. */
export function toPublicPath(pathname: string): PublicPath {
  return publicPaths.find((path) => path === pathname) ?? '/';
}

/** The member pages that show questionnaires: what `x-questionnaire.page` may name. */
export const questionnairePaths = [
  '/coineval',
  '/nfteval',
  '/technicalanalysis',
  '/cryptocal',
  '/news',
  '/walletmovement',
  '/fng',
  '/exchanges',
] as const;

/** Two pages that lead to one another, and whose second embeds the first. */
export const chartingPath = '/technicalanalysis';
export const fearGreedPath = '/fng';

/** Where the figures come from and how old they are. */
export const statusPath = '/status';
