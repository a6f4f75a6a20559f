import type { ComponentType, ReactNode } from 'react';
import { loadPageQuestionnaires } from './page-code.ts';

type BlockScreen = ComponentType<{ readonly blocks: ReactNode }>;

/** Loads both in parallel. */
export function withBlocks(
  page: string,
  loadScreen: () => Promise<BlockScreen>,
): () => Promise<ComponentType> {
  return async () => {
    const [Screen, PageQuestionnaires] = await Promise.all([loadScreen(), loadPageQuestionnaires()]);
    return () => <Screen blocks={<PageQuestionnaires page={page} />} />;
  };
}
