import { pages } from '../../../contracts/pages.ts';

/*
 * What fetches each page's code, a chunk of its own; it rejects when that cannot be had. Apart from the routes and without
 * React, because it is asked for while the app's own code is still on its way.
 */

/** Pages that are a screen over the page's questionnaires. */
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
} as const;

export const loadPageQuestionnaires = async () =>
  (await import('./PageQuestionnaires.tsx')).PageQuestionnaires;

const loadLegalPages = () => import('./LegalPages.tsx');

/** Every other page. */
export const wholePages = {
  [pages.home.path]: async () => (await import('./HomePage.tsx')).HomePage,
  [pages.coinEvaluation.path]: async () => (await import('./CoinEvaluationPage.tsx')).CoinEvaluationPage,
  [pages.nftEvaluation.path]: async () => (await import('./NftEvaluationPage.tsx')).NftEvaluationPage,
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
} as const;

/** Fetches the code of the page at a path ahead of its use; a failure shows where the page needs it. */
export function fetchPage(pathname: string): void {
  const block = Object.entries(blockScreens).find(([path]) => path === pathname);
  const whole = Object.entries(wholePages).find(([path]) => path === pathname);
  const loads = block ? [block[1], loadPageQuestionnaires] : [whole ? whole[1] : wholePages[pages.home.path]];
  for (const load of loads) load().catch(() => undefined);
}
