import { lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { marketRoutes } from './market-routes.tsx';
import type { MemberRoute } from './member-route.ts';

const HomeScreen = lazy(async () => ({
  default: (await import('../screens/home/HomeScreen.tsx')).HomeScreen,
}));
const CoinEvaluationPage = lazy(async () => ({
  default: (await import('./CoinEvaluationPage.tsx')).CoinEvaluationPage,
}));
const NftEvaluationPage = lazy(async () => ({
  default: (await import('./NftEvaluationPage.tsx')).NftEvaluationPage,
}));
const ResultsScreen = lazy(async () => ({
  default: (await import('../screens/results/ResultsScreen.tsx')).ResultsScreen,
}));
const DailyScreen = lazy(async () => ({
  default: (await import('../screens/daily/DailyScreen.tsx')).DailyScreen,
}));
const RewardsScreen = lazy(async () => ({
  default: (await import('../screens/rewards/RewardsScreen.tsx')).RewardsScreen,
}));
const AccountScreen = lazy(async () => ({
  default: (await import('../screens/account/AccountScreen.tsx')).AccountScreen,
}));
const TutorialScreen = lazy(async () => ({
  default: (await import('../screens/tutorial/TutorialScreen.tsx')).TutorialScreen,
}));
const HelpScreen = lazy(async () => ({
  default: (await import('../screens/help/HelpScreen.tsx')).HelpScreen,
}));
const TermsPage = lazy(async () => ({ default: (await import('./LegalPages.tsx')).TermsPage }));
const PrivacyPage = lazy(async () => ({ default: (await import('./LegalPages.tsx')).PrivacyPage }));
export const homeRoute: MemberRoute = { path: '/index', title: 'Home', Page: HomeScreen };

export const memberRoutes: readonly MemberRoute[] = [
  homeRoute,
  { path: '/coineval', title: 'Coin Evaluation', Page: CoinEvaluationPage },
  { path: '/nfteval', title: 'NFT Evaluation', Page: NftEvaluationPage },
  ...marketRoutes,
  { path: '/results', title: 'Results', Page: ResultsScreen },
  { path: '/daily', title: 'Daily Check-in', Page: DailyScreen },
  { path: '/rewards', title: 'Rewards', Page: RewardsScreen },
  { path: '/account', title: 'Account', Page: AccountScreen, isOpen: true },
  { path: '/tutorial', title: 'Tutorial', Page: TutorialScreen, isOpen: true },
  { path: '/help', title: 'Get Help', Page: HelpScreen, isOpen: true },
  { path: '/terms', title: 'Terms of Service', Page: TermsPage, isOpen: true },
  { path: '/privacy', title: 'Privacy Policy', Page: PrivacyPage, isOpen: true },
];

/** The route shown at a path: home where there is none. */
export function findMemberRoute(pathname: string): MemberRoute {
  return memberRoutes.find(({ path }) => matchPath(path, pathname) !== null) ?? homeRoute;
}
