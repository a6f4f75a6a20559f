import type { ReactNode } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { NewsPanel } from '../../panels/news/NewsPanel.tsx';
import { PageColumns } from '../../ui/page/PageColumns.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';

interface NewsScreenProps {
  /** The page's questionnaires. */
  readonly blocks: ReactNode;
}

/** The latest stories, and what the member makes of them. */
export function NewsScreen({ blocks }: NewsScreenProps) {
  return (
    <>
      <PageHeader {...pages.news} />
      <PageColumns place="end" side={blocks}>
        <NewsPanel />
      </PageColumns>
    </>
  );
}
