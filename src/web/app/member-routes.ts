import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { pageList, pages, type Page, type PagePath } from '../../contracts/pages.ts';
import { blockPages } from './pages/block-pages.tsx';

/** Fetches a page's code, a chunk of its own; rejects when it cannot be had. */
type LoadPage = () => Promise<ComponentType>;

const loadLegalPages = () => import('./pages/LegalPages.tsx');

const loads = {
  ...blockPages,
  [pages.home.path]: async () => (await import('./pages/HomePage.tsx')).HomePage,
  [pages.coinEvaluation.path]: async () =>
    (await import('./pages/CoinEvaluationPage.tsx')).CoinEvaluationPage,
  [pages.nftEvaluation.path]: async () => (await import('./pages/NftEvaluationPage.tsx')).NftEvaluationPage,
  [pages.charting.path]: async () => (await import('./pages/ChartingPage.tsx')).ChartingPage,
  [pages.fearGreed.path]: async () => (await import('./pages/FearGreedPage.tsx')).FearGreedPage,
  [pages.results.path]: async () => (await import('../screens/results/ResultsScreen.tsx')).ResultsScreen,
  [pages.tutorial.path]: async () => (await import('../screens/tutorial/TutorialScreen.tsx')).TutorialScreen,
  [pages.help.path]: async () => (await import('../screens/help/HelpScreen.tsx')).HelpScreen,
  [pages.daily.path]: async () => (await import('../screens/daily/DailyScreen.tsx')).DailyScreen,
  [pages.rewards.path]: async () => (await import('../screens/rewards/RewardsScreen.tsx')).RewardsScreen,
  [pages.account.path]: async () => (await import('../screens/account/AccountScreen.tsx')).AccountScreen,
  [pages.terms.path]: async () => (await loadLegalPages()).TermsPage,
  [pages.privacy.path]: async () => (await loadLegalPages()).PrivacyPage,
  [pages.status.path]: async () => (await import('../screens/status/StatusScreen.tsx')).StatusScreen,
} satisfies Record<PagePath, LoadPage>;

export interface MemberRoute extends Page {
  readonly Page: ComponentType;
  readonly load: LoadPage;
}

export const memberRoutes: readonly MemberRoute[] = pageList.map((page) => {
  const load: LoadPage = loads[page.path];
  return { ...page, load, Page: lazy(async () => ({ default: await load() })) };
});

export const homeRoute: MemberRoute = findMemberRoute(pages.home.path);

/** The route shown at a path: home where there is none. */
export function findMemberRoute(pathname: string): MemberRoute {
  return memberRoutes.find(({ path }) => matchPath(path, pathname) !== null) ?? homeRoute;
}
