import { homePath, publicPages } from './public-pages.ts';
import { readNftId } from './subject.ts';

/** What is known of a page before its code is loaded. */
interface PageRow {
  readonly path: `/${string}`;
  /** Its name in the browser's tab and where other pages mention it. */
  readonly title: string;
  /** Its name in menus, if not the title. */
  readonly label?: string;
  /** Its heading, if not the title. */
  readonly heading?: string;
  /** The sentence below its heading. */
  readonly lede?: string;
  /** Shown above its heading, and in the sidebar, where the pages of a group fold. */
  readonly group?: string;
  /** The menu that links to it; absent: another page leads to it. */
  readonly menu?: 'sidebar' | 'topBar' | 'footer';
  /** In menus and on home; a group of the sidebar shows the icon of its first page. */
  readonly icon?: string;
  /** May be read before the member agrees to the disclaimer. */
  readonly isOpen?: true;
  /** Shows questionnaires: their schemas may name its path in `x-questionnaire.page`. */
  readonly hasQuestionnaires?: true;
  /** What its search finds; the hit begins the first of its questionnaires that needs one. */
  readonly searches?: 'coin' | 'nft';
  /** Name of another page that is shown below this one. */
  readonly embeds?: string;
}

/**
 * The members' pages by name, in the order of their links. Routes, menus, home, titles, headings and the checks of the
 * schemas read this table. A new page is a row here and its code in web/app/pages/page-code.ts.
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
  nft: { path: '/nfts/:chain/:contract/:token?', title: 'NFT', group: 'Research' },
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
    lede: 'Wallet movement: transfers over US$500,000.',
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
    lede: 'Free tokens that projects have announced.',
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

export type PagePath = Row['path'];

/** A member page, from the table or brought by a questionnaire. */
export interface Page extends Omit<PageRow, 'path'> {
  readonly path: string;
  readonly icon?: Extract<Row, { readonly icon: string }>['icon'];
  readonly embeds?: PageName;
}

/** Path of a coin's page; `id` is the coin's id at its source, such as btc-bitcoin. */
export function toCoinPath(id: string): string {
  return `${toFixedPart(pages.coin.path)}${encodeURIComponent(id)}`;
}

/**
 * Path of an NFT's page; `id` is chain, contract and token, such as ethereum/0x5a01/418. Undefined if its chain is
 * unknown: such an NFT has no page.
 */
export function toNftPath(id: string): string | undefined {
  const place = readNftId(id);
  if (place === undefined || place.chain === '') return undefined;
  const { chain, contract, token } = place;
  const parts = [chain, contract, ...(token === undefined ? [] : [token])];
  return `${toFixedPart(pages.nft.path)}${parts.map(encodeURIComponent).join('/')}`;
}

/** Query parameter of the exchanges' page: the value of the exchange that is chosen at first. */
export const exchangeParam = 'exchange';

export function toExchangePath(value: string): string {
  return `${pages.exchanges.path}?${exchangeParam}=${encodeURIComponent(value)}`;
}

/** Query parameter of an NFT's page with the words to search for: its sources find NFTs by name only. */
export const nftNameParam = 'name';

/** The part of a page's path before its first parameter; without parameters, the whole path. */
function toFixedPart(path: string): string {
  const at = path.indexOf(':');
  return at === -1 ? path : path.slice(0, at);
}

/** Whether `pathname` is an address of the page at `path`. */
export function isPageAt(path: string, pathname: string): boolean {
  return path.includes(':') ? pathname.startsWith(toFixedPart(path)) : path === pathname;
}

/** The rows of `pages`, in their order. */
export const pageList: readonly (Page & { readonly path: PagePath })[] = Object.values(pages);

/** The closed list of panels that a questionnaire's own page may show. */
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

/** A page that a questionnaire brings, as `x-page` in its folder defines it. */
export interface OwnPage {
  readonly title: string;
  /** The sentence below its heading. */
  readonly lede?: string;
  /** Its group in the sidebar; absent: its link is in no group. */
  readonly group?: string;
  /** Shown beside its questions, in this order. */
  readonly panels?: readonly PanelName[];
}

/** An own page with its path. */
export type PlacedPage = Page & Pick<OwnPage, 'panels'>;

/** All member pages in the order of their links. Own pages come last in their group, or before the results. */
export function withOwnPages(own: readonly (OwnPage & { readonly path: string })[]): readonly PlacedPage[] {
  const at = pageList.findIndex(({ path }) => path === pages.results.path);
  const added = own.map(
    (page): PlacedPage => ({ ...page, menu: 'sidebar', icon: pages.coinEvaluation.icon }),
  );
  return [...pageList.slice(0, at), ...added, ...pageList.slice(at)];
}

/** Paths of pages that show questionnaires, which `x-questionnaire.page` may name besides an own page's. */
export const questionnairePaths: readonly PagePath[] = pageList
  .filter(({ hasQuestionnaires }) => hasQuestionnaires)
  .map(({ path }) => path);
