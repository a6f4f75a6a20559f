/** A page that a visitor reads without a session: static HTML that the server renders. */
interface PublicPageRow {
  readonly path: `/${string}`;
  /** Its name in the browser's tab, and in menus unless `label` is given. */
  readonly title: string;
  readonly label?: string;
  /** The menu that links to it; absent: the landing page. */
  readonly menu?: 'header' | 'footer';
}

export const siteName = 'Take Profits';

/**
 * The public pages by name. A separate module, because the script of these pages needs the paths and must not load the
 * table of members' pages.
 */
export const publicPages = {
  landing: { path: '/', title: 'Dive into Digital Asset Insights' },
  consulting: { path: '/consulting', title: 'Consulting', menu: 'header' },
  projectResearch: {
    path: '/projectresearch',
    title: 'Projects and research',
    label: 'Projects/Research',
    menu: 'header',
  },
  login: { path: '/login', title: 'Login' },
  terms: { path: '/terms', title: 'Terms of Service', menu: 'footer' },
  privacy: { path: '/privacy', title: 'Privacy Policy', menu: 'footer' },
} as const satisfies Record<string, PublicPageRow>;

export type PublicPath = (typeof publicPages)[keyof typeof publicPages]['path'];

/** A row of `publicPages`. */
interface PublicPage extends PublicPageRow {
  readonly path: PublicPath;
}

/** The rows of `publicPages`, in the order of their links. */
export const publicPageList: readonly PublicPage[] = Object.values(publicPages);

/** Paths that a visitor may read without a session. */
export const publicPaths: readonly PublicPath[] = publicPageList.map(({ path }) => path);

/** The page for a visitor's request; the landing page for any path that is not public. */
export function toPublicPage(pathname: string): PublicPage {
  return publicPageList.find(({ path }) => path === pathname) ?? publicPages.landing;
}

/** Path of the sign-in page. */
export const signInPath = publicPages.login.path;

/**
 * Query parameter of the sign-in page: a session has ended, and if the membership has, on which day. With it the server
 * sends that page whatever the cookie says.
 */
export const endedParameter = 'ended';

/** Path of a member's first page; here because the sign-in page leads to it and must not load the members' table. */
export const homePath = '/index';
