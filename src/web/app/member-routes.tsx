import { lazy } from 'react';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { pageCopy } from '../copy/pages.ts';
import type { PageCopy } from '../copy/pages.ts';

export interface MemberRoute {
  readonly path: string;
  /** The document's title; the page's heading says at least as much. */
  readonly title: string;
  readonly Page: ComponentType;
  /** May be read before the disclaimer is agreed to. */
  readonly isOpen?: boolean;
}

const HomeScreen = lazy(async () => ({
  default: (await import('../screens/home/HomeScreen.tsx')).HomeScreen,
}));
const CoinEvaluationPage = lazy(async () => ({
  default: (await import('./CoinEvaluationPage.tsx')).CoinEvaluationPage,
}));
const ResultsScreen = lazy(async () => ({
  default: (await import('../screens/results/ResultsScreen.tsx')).ResultsScreen,
}));
const RewardsScreen = lazy(async () => ({
  default: (await import('../screens/rewards/RewardsScreen.tsx')).RewardsScreen,
}));
const AccountScreen = lazy(async () => ({
  default: (await import('../screens/account/AccountScreen.tsx')).AccountScreen,
}));
const TermsPage = lazy(async () => ({ default: (await import('./LegalPages.tsx')).TermsPage }));
const PrivacyPage = lazy(async () => ({ default: (await import('./LegalPages.tsx')).PrivacyPage }));
const PlainPage = lazy(async () => ({ default: (await import('./PlainPage.tsx')).PlainPage }));

export const homeRoute: MemberRoute = { path: '/index', title: 'Home', Page: HomeScreen };

export const memberRoutes: readonly MemberRoute[] = [
  homeRoute,
  { path: '/coineval', title: 'Coin Evaluation', Page: CoinEvaluationPage },
  toPlainRoute('/technicalanalysis', pageCopy.technicalanalysis),
  toPlainRoute('/cryptocal', pageCopy.cryptocal),
  toPlainRoute('/news', pageCopy.news),
  toPlainRoute('/walletmovement', pageCopy.walletmovement),
  toPlainRoute('/airdrops', pageCopy.airdrops),
  toPlainRoute('/nfteval', pageCopy.nfteval),
  toPlainRoute('/exchanges', pageCopy.exchanges),
  { path: '/results', title: 'Results', Page: ResultsScreen },
  toPlainRoute('/daily', pageCopy.daily),
  { path: '/rewards', title: 'Rewards', Page: RewardsScreen },
  { path: '/account', title: 'Account', Page: AccountScreen, isOpen: true },
  { ...toPlainRoute('/tutorial', pageCopy.tutorial), isOpen: true },
  { ...toPlainRoute('/help', pageCopy.help), isOpen: true },
  { path: '/terms', title: 'Terms of Service', Page: TermsPage, isOpen: true },
  { path: '/privacy', title: 'Privacy Policy', Page: PrivacyPage, isOpen: true },
  toPlainRoute('/fng', pageCopy.fng),
  toPlainRoute('/status', pageCopy.status),
];

/** The route shown at a path: home where there is none. */
export function findMemberRoute(pathname: string): MemberRoute {
  return memberRoutes.find(({ path }) => matchPath(path, pathname) !== null) ?? homeRoute;
}

function toPlainRoute(path: string, copy: PageCopy): MemberRoute {
  return { path, title: copy.title, Page: () => <PlainPage path={path} copy={copy} /> };
}
