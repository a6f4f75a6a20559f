import type { ReactNode } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { NewsPanel } from '../../panels/news/NewsPanel.tsx';
import { PageColumns } from '../../ui/page/PageColumns.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';

interface NewsScreenProps {
  readonly blocks: ReactNode;
}

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
