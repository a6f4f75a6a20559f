import { entriesOfPage } from '../../engine/registry/catalog.ts';
import { catalog } from '../questionnaire/questionnaire-catalog.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Blank } from '../ui/Blank.tsx';
import { RecordedQuestionnaire } from './RecordedQuestionnaire.tsx';
import styles from './PageQuestionnaires.module.css';

interface PageQuestionnairesProps {
  /** The route whose questionnaires are shown, such as '/news'. */
  readonly page: string;
}

/** A page's questionnaires in their order, but for those that its own screen leads to by a search. */
export function PageQuestionnaires({ page }: PageQuestionnairesProps) {
  const entries = entriesOfPage(catalog, page).filter(({ subject }) => subject === undefined);
  if (entries.length === 0) return undefined;
  return (
    <div className={styles.blocks}>
      {entries.map(({ id, title }) => (
        <ErrorBoundary key={id} fallback={<Blank tone="error" title={`${title} could not be shown`} />}>
          <RecordedQuestionnaire id={id} title={title} />
        </ErrorBoundary>
      ))}
    </div>
  );
}
