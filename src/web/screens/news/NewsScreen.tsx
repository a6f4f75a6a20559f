import type { ReactNode } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { NewsPanel } from '../../panels/news/NewsPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import styles from './NewsScreen.module.css';

interface NewsScreenProps {
  /** The page's questionnaires. */
  readonly blocks: ReactNode;
}

/** The latest stories, then what the member makes of them. */
export function NewsScreen({ blocks }: NewsScreenProps) {
  return (
    <>
      <PageHeader {...pages.news} />
      <div className={styles.stack}>
        <NewsPanel />
        {blocks}
      </div>
    </>
  );
}
