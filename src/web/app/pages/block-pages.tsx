import type { ComponentType, ReactNode } from 'react';
import { pages, type PagePath } from '../../../contracts/pages.ts';

/** The code of pages that are a screen over the page's questionnaires. */
export const blockPages = {
  [pages.news.path]: withBlocks(
    pages.news.path,
    async () => (await import('../../screens/news/NewsScreen.tsx')).NewsScreen,
  ),
  [pages.calendar.path]: withBlocks(
    pages.calendar.path,
    async () => (await import('../../screens/calendar/CalendarScreen.tsx')).CalendarScreen,
  ),
  [pages.exchanges.path]: withBlocks(
    pages.exchanges.path,
    async () => (await import('../../screens/exchanges/ExchangesScreen.tsx')).ExchangesScreen,
  ),
  [pages.movements.path]: withBlocks(
    pages.movements.path,
    async () => (await import('../../screens/movements/MovementsScreen.tsx')).MovementsScreen,
  ),
  [pages.airdrops.path]: withBlocks(
    pages.airdrops.path,
    async () => (await import('../../screens/airdrops/AirdropsScreen.tsx')).AirdropsScreen,
  ),
};

/** Fetches the screen and the questionnaires' code at once. */
function withBlocks(
  path: PagePath,
  loadScreen: () => Promise<ComponentType<{ readonly blocks: ReactNode }>>,
): () => Promise<ComponentType> {
  return async () => {
    const [Screen, { PageQuestionnaires }] = await Promise.all([
      loadScreen(),
      import('./PageQuestionnaires.tsx'),
    ]);
    return () => <Screen blocks={<PageQuestionnaires page={path} />} />;
  };
}
