import { failuresCopy as copy } from '../../copy/failures.ts';
import { blocksOfPage } from '../../questionnaire/questionnaire-catalog.ts';
import { ErrorBoundary } from '../../ui/blocks/ErrorBoundary.tsx';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { CodeBoundary } from '../../ui/page/CodeBoundary.tsx';
import { RecordedBlock } from '../recorded/RecordedBlock.tsx';
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
          <CodeBoundary title={copy.block(entry.title)}>
            <RecordedBlock entry={entry} />
          </CodeBoundary>
        </ErrorBoundary>
      ))}
    </div>
  );
}
