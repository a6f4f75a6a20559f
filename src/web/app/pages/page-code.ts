import { isPageAt, pages, type PagePath } from '../../../contracts/pages.ts';

/*
 * Each page's code is a chunk; loading rejects if it is not available. Separate from the routes and without React,
 * because the app's document runs it while the app's code is loading.
 */

export const blockScreens = {
  [pages.news.path]: async () => (await import('../../screens/news/NewsScreen.tsx')).NewsScreen,
  [pages.calendar.path]: async () =>
    (await import('../../screens/calendar/CalendarScreen.tsx')).CalendarScreen,
  [pages.exchanges.path]: async () =>
    (await import('../../screens/exchanges/ExchangesScreen.tsx')).ExchangesScreen,
  [pages.movements.path]: async () =>
    (await import('../../screens/movements/MovementsScreen.tsx')).MovementsScreen,
  [pages.airdrops.path]: async () =>
    (await import('../../screens/airdrops/AirdropsScreen.tsx')).AirdropsScreen,
} as const satisfies Partial<Record<PagePath, unknown>>;

export const loadPageQuestionnaires = async () =>
  (await import('./PageQuestionnaires.tsx')).PageQuestionnaires;

const loadLegalPages = () => import('./LegalPages.tsx');

export const wholePages = {
  [pages.home.path]: async () => (await import('./HomePage.tsx')).HomePage,
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
} as const satisfies Record<Exclude<PagePath, keyof typeof blockScreens>, unknown>;

/** Loads early; a failure shows where the page needs the code. */
export function fetchPage(pathname: string): void {
  const block = Object.entries(blockScreens).find(([path]) => isPageAt(path, pathname));
  const whole = Object.entries(wholePages).find(([path]) => isPageAt(path, pathname));
  const loads = block ? [block[1], loadPageQuestionnaires] : [whole ? whole[1] : wholePages[pages.home.path]];
  for (const load of loads) load().catch(() => undefined);
}
