import type { CatalogEntry } from '../../../engine/registry/catalog.ts';
import { useQuestionnaire } from '../use-questionnaire.ts';
import { QuestionnaireSkeleton } from '../pages/QuestionnaireSkeleton.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { RecordedBlock } from './RecordedBlock.tsx';
import { RecordedSections } from './RecordedSections.tsx';

interface RecordedQuestionnaireProps {
  readonly entry: CatalogEntry;
}

/** A questionnaire with its record: the answers go to the records, and what becomes of them comes back. */
export function RecordedQuestionnaire({ entry }: RecordedQuestionnaireProps) {
  const load = useQuestionnaire(entry.id);
  switch (load.kind) {
    case 'loading':
      return <QuestionnaireSkeleton title={entry.title} />;
    case 'failed':
      return <NotLoaded title={entry.title} onRetry={load.retry} />;
    case 'ready':
      return entry.subjectRequired ? (
        <RecordedSections compiled={load.compiled} />
      ) : (
        <RecordedBlock entry={entry} compiled={load.compiled} />
      );
  }
}
