import { Suspense } from 'react';
import type { PlacedPage } from '../../../../contracts/pages.ts';
import { CodeBoundary } from '../../../ui/page/CodeBoundary.tsx';
import { PageColumns } from '../../../ui/page/PageColumns.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { toComponent } from '../../../ui/page/lazy-code.ts';
import { PageQuestionnaires } from '../PageQuestionnaires.tsx';
import styles from './OwnPage.module.css';

const OwnPanels = toComponent(async () => (await import('./OwnPanels.tsx')).OwnPanels);

export function OwnPage({ page }: { readonly page: PlacedPage }) {
  const { path, title, lede, panels = [] } = page;
  const questions = <PageQuestionnaires page={path} />;
  return (
    <>
      <PageHeader title={title} lede={lede} />
      {panels.length === 0 ? (
        questions
      ) : (
        <PageColumns place="end" side={questions}>
          <CodeBoundary title={title}>
            <div className={styles.panels}>
              <Suspense>
                <OwnPanels path={path} names={panels} />
              </Suspense>
            </div>
          </CodeBoundary>
        </PageColumns>
      )}
    </>
  );
}
