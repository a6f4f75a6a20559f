import { matchPath } from 'react-router-dom';
import { marketRoutes } from './market-routes.tsx';
import { toMemberRoute } from './member-route.ts';
import type { MemberRoute } from './member-route.ts';

export const homeRoute: MemberRoute = toMemberRoute(
  { path: '/index', title: 'Home' },
  async () => (await import('../screens/home/HomeScreen.tsx')).HomeScreen,
);

export const memberRoutes: readonly MemberRoute[] = [
  homeRoute,
  toMemberRoute(
    { path: '/coineval', title: 'Coin Evaluation' },
    async () => (await import('./CoinEvaluationPage.tsx')).CoinEvaluationPage,
  ),
  toMemberRoute(
    { path: '/nfteval', title: 'NFT Evaluation' },
    async () => (await import('./NftEvaluationPage.tsx')).NftEvaluationPage,
  ),
  ...marketRoutes,
  toMemberRoute(
    { path: '/results', title: 'Results' },
    async () => (await import('../screens/results/ResultsScreen.tsx')).ResultsScreen,
  ),
  toMemberRoute(
    { path: '/daily', title: 'Daily Check-in' },
    async () => (await import('../screens/daily/DailyScreen.tsx')).DailyScreen,
  ),
  toMemberRoute(
    { path: '/rewards', title: 'Rewards' },
    async () => (await import('../screens/rewards/RewardsScreen.tsx')).RewardsScreen,
  ),
  toMemberRoute(
    { path: '/account', title: 'Account', isOpen: true },
    async () => (await import('../screens/account/AccountScreen.tsx')).AccountScreen,
  ),
  toMemberRoute(
    { path: '/tutorial', title: 'Tutorial', isOpen: true },
    async () => (await import('../screens/tutorial/TutorialScreen.tsx')).TutorialScreen,
  ),
  toMemberRoute(
    { path: '/help', title: 'Get Help', isOpen: true },
    async () => (await import('../screens/help/HelpScreen.tsx')).HelpScreen,
  ),
  toMemberRoute(
    { path: '/terms', title: 'Terms of Service', isOpen: true },
    async () => (await import('./LegalPages.tsx')).TermsPage,
  ),
  toMemberRoute(
    { path: '/privacy', title: 'Privacy Policy', isOpen: true },
    async () => (await import('./LegalPages.tsx')).PrivacyPage,
  ),
];

/** The route shown at a path: home where there is none. */
export function findMemberRoute(pathname: string): MemberRoute {
  return memberRoutes.find(({ path }) => matchPath(path, pathname) !== null) ?? homeRoute;
}
