import { pages, type PagePath } from '../src/contracts/pages.ts';

/** A limit on what a visit loads, in kB: 1000 bytes after gzip -9. */
interface Budget {
  readonly name: string;
  readonly limit: number;
  /** The modules whose chunks are loaded, with all their imports; paths from the root. */
  readonly loads: readonly string[];
  /** Modules that are already loaded and so do not count, like `loads`. */
  readonly after?: readonly string[];
  /** Scripts alone; absent: styles count too. */
  readonly scriptsOnly?: true;
  /** A loaded file that grows with what editors write and so does not count: a question must not fail a build. */
  readonly content?: string;
}

const web = (path: string): string => `src/web/${path}`;

const shell = [web('app/main.tsx')];
const content = 'build/questionnaires/catalog.json';

interface PageBudget {
  readonly limit: number;
  readonly code: readonly string[];
}

/** A page's code with the shell's. The limit is what was measured, and a tenth. */
const ofPages = {
  [pages.home.path]: { limit: 271, code: ['app/pages/HomePage.tsx'] },
  [pages.news.path]: { limit: 352, code: ['app/pages/NewsPage.tsx'] },
  [pages.calendar.path]: { limit: 352, code: ['app/pages/CalendarPage.tsx'] },
  [pages.coinEvaluation.path]: {
    limit: 362,
    code: ['app/pages/CoinEvaluationPage.tsx', 'screens/coin-evaluation/SearchedCoin.tsx'],
  },
  [pages.nftEvaluation.path]: { limit: 360, code: ['app/pages/NftEvaluationPage.tsx'] },
  [pages.coin.path]: { limit: 366, code: ['app/pages/CoinPage.tsx'] },
  [pages.nft.path]: { limit: 265, code: ['app/pages/NftPage.tsx'] },
  [pages.exchanges.path]: { limit: 355, code: ['app/pages/ExchangesPage.tsx'] },
  [pages.movements.path]: { limit: 355, code: ['app/pages/MovementsPage.tsx'] },
  [pages.charting.path]: { limit: 352, code: ['app/pages/ChartingPage.tsx'] },
  [pages.fearGreed.path]: { limit: 356, code: ['app/pages/FearGreedPage.tsx'] },
  [pages.results.path]: { limit: 275, code: ['screens/results/ResultsScreen.tsx'] },
  [pages.tutorial.path]: { limit: 261, code: ['screens/tutorial/TutorialScreen.tsx'] },
  [pages.help.path]: { limit: 263, code: ['screens/help/HelpScreen.tsx'] },
  [pages.airdrops.path]: { limit: 356, code: ['app/pages/AirdropsPage.tsx'] },
  [pages.daily.path]: { limit: 210, code: ['screens/daily/DailyScreen.tsx'] },
  [pages.rewards.path]: { limit: 255, code: ['screens/rewards/RewardsScreen.tsx'] },
  [pages.account.path]: { limit: 261, code: ['app/pages/AccountPage.tsx'] },
  [pages.terms.path]: { limit: 186, code: ['app/pages/LegalPages.tsx'] },
  [pages.privacy.path]: { limit: 186, code: ['app/pages/LegalPages.tsx'] },
  [pages.status.path]: { limit: 260, code: ['screens/status/StatusScreen.tsx'] },
  own: { limit: 373, code: ['app/pages/own/OwnPage.tsx'] },
} as const satisfies Record<PagePath, PageBudget> & Record<string, PageBudget>;

export const budgets: readonly Budget[] = [
  { name: 'Public pages', limit: 5, loads: [web('app/public.ts')] },
  { name: 'Sign-in', limit: 5, loads: [web('app/public.ts'), web('app/sign-in/main.ts')] },
  { name: 'Shell', limit: 166, loads: shell, content },
  {
    name: 'Chart chunk',
    limit: 200,
    loads: [web('ui/chart/Drawing.tsx')],
    after: [...shell, web('app/pages/ChartingPage.tsx')],
    scriptsOnly: true,
  },
  ...Object.entries(ofPages).map(([path, { limit, code }]) => ({
    name: `Page ${path}`,
    limit,
    loads: [...shell, ...code.map(web)],
    content,
  })),
];

/** Limit for all font files together, in kB on disk (fonts are already compressed). */
export const fontLimit = 120;
