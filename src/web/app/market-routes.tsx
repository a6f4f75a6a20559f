import type { ComponentType, ReactNode } from 'react';
import { chartingPath, fearGreedPath, statusPath } from '../../contracts/pages.ts';
import { pageCopy } from '../copy/pages.ts';
import type { PageCopy } from '../copy/pages.ts';
import { toMemberRoute } from './member-route.ts';
import type { MemberRoute } from './member-route.ts';

/** The pages with panels of market data. */
export const marketRoutes: readonly MemberRoute[] = [
  toMemberRoute(
    { path: chartingPath, title: pageCopy.technicalanalysis.title },
    async () => (await import('./ChartingPage.tsx')).ChartingPage,
  ),
  toBlockRoute(
    '/cryptocal',
    pageCopy.cryptocal,
    async () => (await import('../screens/calendar/CalendarScreen.tsx')).CalendarScreen,
  ),
  toBlockRoute(
    '/news',
    pageCopy.news,
    async () => (await import('../screens/news/NewsScreen.tsx')).NewsScreen,
  ),
  toBlockRoute(
    '/walletmovement',
    pageCopy.walletmovement,
    async () => (await import('../screens/movements/MovementsScreen.tsx')).MovementsScreen,
  ),
  toBlockRoute(
    '/airdrops',
    pageCopy.airdrops,
    async () => (await import('../screens/airdrops/AirdropsScreen.tsx')).AirdropsScreen,
  ),
  toBlockRoute(
    '/exchanges',
    pageCopy.exchanges,
    async () => (await import('../screens/exchanges/ExchangesScreen.tsx')).ExchangesScreen,
  ),
  toMemberRoute(
    { path: fearGreedPath, title: pageCopy.fng.title, embeds: [chartingPath] },
    async () => (await import('./FearGreedPage.tsx')).FearGreedPage,
  ),
  toMemberRoute(
    { path: statusPath, title: pageCopy.status.title },
    async () => (await import('../screens/status/StatusScreen.tsx')).StatusScreen,
  ),
];

/** A screen over the questionnaires of its page; both come at once. */
function toBlockRoute(
  path: string,
  { title }: PageCopy,
  loadScreen: () => Promise<ComponentType<{ readonly blocks: ReactNode }>>,
): MemberRoute {
  return toMemberRoute({ path, title }, async () => {
    const [Screen, { PageQuestionnaires }] = await Promise.all([
      loadScreen(),
      import('./PageQuestionnaires.tsx'),
    ]);
    return () => <Screen blocks={<PageQuestionnaires page={path} />} />;
  });
}
