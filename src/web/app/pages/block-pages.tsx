import type { ComponentType, ReactNode } from 'react';
import { pages, type PagePath } from '../../../contracts/pages.ts';
import { blockScreens, loadPageQuestionnaires } from './page-code.ts';

type BlockPath = keyof typeof blockScreens;

/** The code of pages that are a screen over the page's questionnaires. */
export const blockPages = {
  [pages.news.path]: withBlocks(pages.news.path),
  [pages.calendar.path]: withBlocks(pages.calendar.path),
  [pages.exchanges.path]: withBlocks(pages.exchanges.path),
  [pages.movements.path]: withBlocks(pages.movements.path),
  [pages.airdrops.path]: withBlocks(pages.airdrops.path),
} satisfies Record<BlockPath & PagePath, () => Promise<ComponentType>>;

/** Fetches the screen and the questionnaires' code at once. */
function withBlocks(path: BlockPath): () => Promise<ComponentType> {
  const loadScreen: () => Promise<ComponentType<{ readonly blocks: ReactNode }>> = blockScreens[path];
  return async () => {
    const [Screen, PageQuestionnaires] = await Promise.all([loadScreen(), loadPageQuestionnaires()]);
    return () => <Screen blocks={<PageQuestionnaires page={path} />} />;
  };
}
