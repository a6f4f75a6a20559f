/** A page that a visitor reads without a session: static HTML, rendered by the server. */
interface PublicPageRow {
  readonly path: `/${string}`;
  /** Its name in the browser's tab, and in menus unless `label` is given. */
  readonly title: string;
  readonly label?: string;
  /** Where its link stands; none: it is the landing page. */
  readonly menu?: 'header' | 'footer';
}

export const siteName = 'Take Profits';

/**
 * The public pages by name. In a module of their own, because the script of these pages needs their paths and must
 * not load the table of the members' pages with them.
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

/** The path of a public page. */
export type PublicPath = (typeof publicPages)[keyof typeof publicPages]['path'];

/** A row of `publicPages`. */
export interface PublicPage extends PublicPageRow {
  readonly path: PublicPath;
}

/** The rows of `publicPages`, in the order of their links. */
export const publicPageList: readonly PublicPage[] = Object.values(publicPages);

/** The paths a visitor may read without a session. */
export const publicPaths: readonly PublicPath[] = publicPageList.map(({ path }) => path);

/** What a visitor's request for a path is answered with: its page, or the landing page for any that is not public. */
export function toPublicPage(pathname: string): PublicPage {
  return publicPageList.find(({ path }) => path === pathname) ?? publicPages.landing;
}

/** Where a visitor signs in. */
export const signInPath = publicPages.login.path;

/**
 * In the sign-in page's query: a session has ended, with the day of the membership's end where that is why. The server
 * then sends that page whatever the cookie says.
 */
export const endedParameter = 'ended';

/** Where a member starts; here and not only in the members' table, because the sign-in page leads there too. */
export const homePath = '/index';
