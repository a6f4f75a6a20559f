import { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { chartingPath, fearGreedPath, statusPath } from '../../contracts/pages.ts';
import { pageCopy } from '../copy/pages.ts';
import type { PageCopy } from '../copy/pages.ts';
import type { MemberRoute } from './member-route.ts';

const ChartingPage = lazy(async () => ({ default: (await import('./ChartingPage.tsx')).ChartingPage }));
const FearGreedPage = lazy(async () => ({ default: (await import('./FearGreedPage.tsx')).FearGreedPage }));
const loadCalendar = async () => (await import('../screens/calendar/CalendarScreen.tsx')).CalendarScreen;
const loadNews = async () => (await import('../screens/news/NewsScreen.tsx')).NewsScreen;
const loadMovements = async () => (await import('../screens/movements/MovementsScreen.tsx')).MovementsScreen;
const loadAirdrops = async () => (await import('../screens/airdrops/AirdropsScreen.tsx')).AirdropsScreen;
const loadExchanges = async () => (await import('../screens/exchanges/ExchangesScreen.tsx')).ExchangesScreen;
const StatusScreen = lazy(async () => ({
  default: (await import('../screens/status/StatusScreen.tsx')).StatusScreen,
}));

/** The pages with panels of market data. */
export const marketRoutes: readonly MemberRoute[] = [
  { path: chartingPath, title: pageCopy.technicalanalysis.title, Page: ChartingPage },
  toBlockRoute('/cryptocal', pageCopy.cryptocal, loadCalendar),
  toBlockRoute('/news', pageCopy.news, loadNews),
  toBlockRoute('/walletmovement', pageCopy.walletmovement, loadMovements),
  toBlockRoute('/airdrops', pageCopy.airdrops, loadAirdrops),
  toBlockRoute('/exchanges', pageCopy.exchanges, loadExchanges),
  { path: fearGreedPath, title: pageCopy.fng.title, Page: FearGreedPage },
  { path: statusPath, title: pageCopy.status.title, Page: StatusScreen },
];

/** A screen over the questionnaires of its page; both come at once. */
function toBlockRoute(
  path: string,
  { title }: PageCopy,
  loadScreen: () => Promise<ComponentType<{ readonly blocks: ReactNode }>>,
): MemberRoute {
  const Page = lazy(async () => {
    const [Screen, { PageQuestionnaires }] = await Promise.all([
      loadScreen(),
      import('./PageQuestionnaires.tsx'),
    ]);
    return { default: () => <Screen blocks={<PageQuestionnaires page={path} />} /> };
  });
  return { path, title, Page };
}
