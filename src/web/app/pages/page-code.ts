import { isPageAt, pages, type PagePath } from '../../../contracts/pages.ts';

/*
 * Separate from the routes and without React, because the app's document runs it while the app's code is loading.
 */

const loadLegalPages = () => import('./LegalPages.tsx');

/** Loads each page's code, a chunk with all that the page needs; rejects if it is not available. */
export const pageCode = {
  [pages.home.path]: async () => (await import('./HomePage.tsx')).HomePage,
  [pages.news.path]: async () => (await import('./NewsPage.tsx')).NewsPage,
  [pages.calendar.path]: async () => (await import('./CalendarPage.tsx')).CalendarPage,
  [pages.exchanges.path]: async () => (await import('./ExchangesPage.tsx')).ExchangesPage,
  [pages.movements.path]: async () => (await import('./MovementsPage.tsx')).MovementsPage,
  [pages.airdrops.path]: async () => (await import('./AirdropsPage.tsx')).AirdropsPage,
  [pages.coinEvaluation.path]: async () => (await import('./CoinEvaluationPage.tsx')).CoinEvaluationPage,
  [pages.nftEvaluation.path]: async () => (await import('./NftEvaluationPage.tsx')).NftEvaluationPage,
  [pages.coin.path]: async () => (await import('./CoinPage.tsx')).CoinPage,
  [pages.nft.path]: async () => (await import('./NftPage.tsx')).NftPage,
  [pages.charting.path]: async () => (await import('./ChartingPage.tsx')).ChartingPage,
  [pages.fearGreed.path]: async () => (await import('./FearGreedPage.tsx')).FearGreedPage,
  [pages.results.path]: async () => (await import('../../screens/results/ResultsScreen.tsx')).ResultsScreen,
  [pages.tutorial.path]: async () =>
    (await import('../../screens/tutorial/TutorialScreen.tsx')).TutorialScreen,
  [pages.help.path]: async () => (await import('../../screens/help/HelpScreen.tsx')).HelpScreen,
  [pages.daily.path]: async () => (await import('../../screens/daily/DailyScreen.tsx')).DailyScreen,
  [pages.rewards.path]: async () => (await import('../../screens/rewards/RewardsScreen.tsx')).RewardsScreen,
  [pages.account.path]: async () => (await import('./AccountPage.tsx')).AccountPage,
  [pages.terms.path]: async () => (await loadLegalPages()).TermsPage,
  [pages.privacy.path]: async () => (await loadLegalPages()).PrivacyPage,
  [pages.status.path]: async () => (await import('../../screens/status/StatusScreen.tsx')).StatusScreen,
} as const satisfies Record<PagePath, unknown>;

/** Loads early; a failure shows where the page needs the code. */
export function fetchPage(pathname: string): void {
  const [, load] = Object.entries(pageCode).find(([path]) => isPageAt(path, pathname)) ?? [];
  (load ?? pageCode[pages.home.path])().catch(() => undefined);
}
