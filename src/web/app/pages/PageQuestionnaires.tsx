import { failuresCopy as copy } from '../../copy/failures.ts';
import { blocksOfPage } from '../../research/questionnaires/questionnaire-catalog.ts';
import { CodeBoundary } from '../../ui/page/CodeBoundary.tsx';
import { RecordedBlock } from '../../research/page/RecordedBlock.tsx';
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
        <CodeBoundary key={entry.id} title={copy.block(entry.title)} holdsCrash>
          <RecordedBlock entry={entry} />
        </CodeBoundary>
      ))}
    </div>
  );
}
