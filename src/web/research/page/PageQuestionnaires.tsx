import { failuresCopy as copy } from '../../copy/failures.ts';
import { blocksOfPage } from '../questionnaires/questionnaire-catalog.ts';
import { ErrorBoundary } from '../../ui/blocks/ErrorBoundary.tsx';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { FoldedBlock } from './FoldedBlock.tsx';
import { RecordedBlock } from './RecordedBlock.tsx';
import styles from './PageQuestionnaires.module.css';

interface PageQuestionnairesProps {
  readonly page: string;
  /** Each block is one line until it is needed. */
  readonly folded?: boolean;
}

export function PageQuestionnaires({ page, folded = false }: PageQuestionnairesProps) {
  const entries = blocksOfPage(page);
  if (entries.length === 0) return undefined;
  return (
    <div className={styles.blocks}>
      {entries.map((entry) => (
        <ErrorBoundary key={entry.id} fallback={<Failed title={copy.block(entry.title)} />}>
          {folded ? (
            <FoldedBlock entry={entry}>
              <RecordedBlock entry={entry} />
            </FoldedBlock>
          ) : (
            <RecordedBlock entry={entry} />
          )}
        </ErrorBoundary>
      ))}
    </div>
  );
}
