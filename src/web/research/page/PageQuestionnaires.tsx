import { failuresCopy as copy } from '../../copy/failures.ts';
import { blocksOfPage } from '../questionnaires/questionnaire-catalog.ts';
import { ErrorBoundary } from '../../ui/blocks/ErrorBoundary.tsx';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { RecordedBlock } from './RecordedBlock.tsx';
import styles from './PageQuestionnaires.module.css';

interface PageQuestionnairesProps {
  readonly page: string;
}

export function PageQuestionnaires({ page }: PageQuestionnairesProps) {
  const entries = blocksOfPage(page);
  if (entries.length === 0) return undefined;
  return (
    <div className={styles.blocks}>
      {entries.map((entry) => (
        <ErrorBoundary key={entry.id} fallback={<Failed title={copy.block(entry.title)} />}>
          <RecordedBlock entry={entry} />
        </ErrorBoundary>
      ))}
    </div>
  );
}
