import { homePath, publicPages } from './public-pages.ts';

/** All that is known of a page before its code is loaded. */
interface PageRow {
  readonly path: `/${string}`;
  /** Its name in the browser's tab and where other pages speak of it. */
  readonly title: string;
  /** Its name in menus, where that is not the title. */
  readonly label?: string;
  /** What its heading says, where that is not the title. */
  readonly heading?: string;
  /** The sentence below its heading. */
  readonly lede?: string;
  /** What it belongs to: above its heading, and in the sidebar, where several pages of a group fold. */
  readonly group?: string;
  /** Where its link stands; a page without one is reached from another page. */
  readonly menu?: 'sidebar' | 'topBar' | 'footer';
  /** In menus and on home; a group of the sidebar shows that of its first page. */
  readonly icon?: string;
  /** May be read before the disclaimer is agreed to. */
  readonly isOpen?: true;
  /** Questionnaires may stand on it: their schemas may name its path in `x-questionnaire.page`. */
  readonly hasQuestionnaires?: true;
  /** What a search of its own looks for: the first of its questionnaires that needs one is begun by that. */
  readonly searches?: 'coin' | 'nft';
  /** The name of another page that it shows below its own. */
  readonly embeds?: string;
}

/**
 * The members' pages by name, in the order of their links: what routes, menus, home, titles, headings and the checks
 * of the schemas know of them. A page more is a row here and its code in web/app/member-routes.ts.
 */
export const pages = {
  home: {
    path: homePath,
    title: 'Home',
    heading: publicPages.landing.title,
    lede: 'Guided checklists that help you ask better questions about coins, NFTs, exchanges and the news, and keep your answers in one place.',
  },
  news: {
    path: '/news',
    title: 'News',
    lede: 'Read what happened, then write down what it means to you.',
    group: 'News',
    menu: 'sidebar',
    icon: 'news',
    hasQuestionnaires: true,
  },
  calendar: {
    path: '/cryptocal',
    title: 'Calendar',
    lede: 'Dated events and what they may change.',
    group: 'News',
    menu: 'sidebar',
    hasQuestionnaires: true,
  },
  coinEvaluation: {
    path: '/coineval',
    title: 'Coin Evaluation',
    group: 'Research',
    menu: 'sidebar',
    icon: 'research',
    hasQuestionnaires: true,
    searches: 'coin',
  },
  nftEvaluation: {
    path: '/nfteval',
    title: 'NFT Evaluation',
    group: 'Research',
    menu: 'sidebar',
    hasQuestionnaires: true,
    searches: 'nft',
  },
  coin: { path: '/coins/:id', title: 'Coin', group: 'Research' },
  exchanges: {
    path: '/exchanges',
    title: 'Proof Of Reserves',
    label: 'Exchanges',
    lede: 'Shows up to 10 largest coin reserves for each exchange on a 24 hours period',
    group: 'Exchanges',
    menu: 'sidebar',
    icon: 'exchange',
    hasQuestionnaires: true,
  },
  movements: {
    path: '/walletmovement',
    title: 'Data',
    lede: 'Transfers over US$500,000.',
    menu: 'sidebar',
    icon: 'waves',
    hasQuestionnaires: true,
  },
  charting: {
    path: '/technicalanalysis',
    title: 'Charting',
    lede: 'Read the trend before you answer.',
    group: 'Charting',
    menu: 'sidebar',
    icon: 'candles',
    hasQuestionnaires: true,
  },
  fearGreed: {
    path: '/fng',
    title: 'Fear and Greed',
    lede: 'How the market feels today, and the price of one coin.',
    group: 'Charting',
    hasQuestionnaires: true,
    embeds: 'charting',
  },
  results: {
    path: '/results',
    title: 'Results',
    heading: 'Your insights',
    lede: 'All entries of each section must be complete to see results.',
    menu: 'sidebar',
    icon: 'results',
  },
  tutorial: {
    path: '/tutorial',
    title: 'Tutorial',
    lede: 'Common questions about each part of the site, with a short answer to each.',
    menu: 'topBar',
    icon: 'play',
    isOpen: true,
  },
  help: {
    path: '/help',
    title: 'Get Help',
    lede: 'How each part of the site works.',
    menu: 'topBar',
    icon: 'help',
    isOpen: true,
  },
  airdrops: {
    path: '/airdrops',
    title: 'Airdrops',
    lede: 'Hand-outs that projects have announced.',
    menu: 'topBar',
    icon: 'airdrop',
  },
  daily: {
    path: '/daily',
    title: 'Daily Check-in',
    lede: 'Check in every day. Coins grow over a 7\u2011day streak, then the cycle restarts.',
    menu: 'topBar',
    icon: 'calendar-check',
  },
  rewards: { path: '/rewards', title: 'Rewards' },
  account: { path: '/account', title: 'Account', isOpen: true },
  terms: { ...publicPages.terms, isOpen: true },
  privacy: { ...publicPages.privacy, isOpen: true },
  status: {
    path: '/status',
    title: 'Status',
    lede: 'Where the figures come from and how old they are.',
    menu: 'footer',
  },
} as const satisfies Record<string, PageRow>;

type PageName = keyof typeof pages;

type Row = (typeof pages)[PageName];

/** The path of a page of the table. */
export type PagePath = Row['path'];

/** A member page, of the table or of a questionnaire's own. */
export interface Page extends Omit<PageRow, 'path'> {
  readonly path: string;
  readonly icon?: Extract<Row, { readonly icon: string }>['icon'];
  readonly embeds?: PageName;
}

/** Address of a coin's page; `id`: the coin's id at its source, such as btc-bitcoin. */
export function toCoinPath(id: string): string {
  return `${coinsPath}${encodeURIComponent(id)}`;
}

const coinsPath = pages.coin.path.slice(0, pages.coin.path.indexOf(':'));

/** Whether an address is that of a page. */
export function isPageAt(path: string, pathname: string): boolean {
  return path === pages.coin.path ? pathname.startsWith(coinsPath) : path === pathname;
}

/** The rows of `pages`, in their order. */
export const pageList: readonly (Page & { readonly path: PagePath })[] = Object.values(pages);

/** The closed list of panels that may stand on a questionnaire's own page. */
export const panelNames = [
  'airdrops',
  'candles',
  'coin',
  'events',
  'macd',
  'movements',
  'news',
  'rsi',
  'sentiment',
  'ticker',
] as const;
export type PanelName = (typeof panelNames)[number];

/** A page that a questionnaire brings along: what its folder says of it under `x-page`. */
export interface OwnPage {
  readonly title: string;
  /** The sentence below its heading. */
  readonly lede?: string;
  /** The group of the sidebar that it belongs to; absent: its link stands by itself. */
  readonly group?: string;
  /** What is shown beside its questions, in this order. */
  readonly panels?: readonly PanelName[];
}

/** An own page with its path. */
export type PlacedPage = Page & Pick<OwnPage, 'panels'>;

/** All member pages in the order of their links: own pages stand at the end of their group, or before the results. */
export function withOwnPages(own: readonly (OwnPage & { readonly path: string })[]): readonly PlacedPage[] {
  const at = pageList.findIndex(({ path }) => path === pages.results.path);
  const added = own.map(
    (page): PlacedPage => ({ ...page, menu: 'sidebar', icon: pages.coinEvaluation.icon }),
  );
  return [...pageList.slice(0, at), ...added, ...pageList.slice(at)];
}

/** The paths of the pages that show questionnaires: what `x-questionnaire.page` may name besides a path of its own. */
export const questionnairePaths: readonly PagePath[] = pageList
  .filter(({ hasQuestionnaires }) => hasQuestionnaires)
  .map(({ path }) => path);
