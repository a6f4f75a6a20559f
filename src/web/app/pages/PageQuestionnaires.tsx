import { failuresCopy as copy } from '../../copy/failures.ts';
import { blocksOfPage } from '../../questionnaire/questionnaire-catalog.ts';
import type { CatalogEntry } from '../../../engine/registry/catalog.ts';
import { ErrorBoundary } from '../../ui/blocks/ErrorBoundary.tsx';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { CodeNotLoaded } from '../../ui/page/lazy-code.ts';
import { RecordedBlock } from '../recorded/RecordedBlock.tsx';
import styles from './PageQuestionnaires.module.css';

interface PageQuestionnairesProps {
  readonly page: string;
}

/** The questionnaires that stand on a page; one that crashes takes no other down. */
export function PageQuestionnaires({ page }: PageQuestionnairesProps) {
  const entries = blocksOfPage(page);
  if (entries.length === 0) return undefined;
  return (
    <div className={styles.blocks}>
      {entries.map((entry) => (
        <ErrorBoundary key={entry.id} fallback={toLost(entry)}>
          <RecordedBlock entry={entry} />
        </ErrorBoundary>
      ))}
    </div>
  );
}

/** Code that did not come may come later; what crashed would crash again. */
function toLost({ title }: CatalogEntry) {
  return (retry: () => void, thrown: unknown) => {
    if (!(thrown instanceof CodeNotLoaded)) return <Failed title={copy.block(title)} />;
    const onRetry = () => {
      thrown.forget();
      retry();
    };
    return <Failed title={copy.block(title)} retry={{ onRetry }} />;
  };
}
