import { Fragment } from 'react';
import type { PlacedPage } from '../../../../contracts/pages.ts';
import { PageColumns } from '../../../ui/page/PageColumns.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageQuestionnaires } from '../PageQuestionnaires.tsx';
import styles from './OwnPage.module.css';
import { ownPanels } from './own-panels.tsx';

/** A page that a questionnaire brings along: its questions, beside the panels that its folder names. */
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
          <div className={styles.panels}>
            {panels.map((name) => (
              <Fragment key={name}>{ownPanels[name](path)}</Fragment>
            ))}
          </div>
        </PageColumns>
      )}
    </>
  );
}
