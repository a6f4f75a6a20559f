import type { ReactNode } from 'react';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { QuestionnaireSkeleton } from './QuestionnaireSkeleton.tsx';
import { useQuestionnaire } from '../questionnaires/use-questionnaire.ts';
import { NotLoaded } from './NotLoaded.tsx';

interface WithQuestionnaireProps {
  readonly entry: CatalogEntry;
  readonly children: (compiled: CompiledQuestionnaire) => ReactNode;
}

export function WithQuestionnaire({ entry, children }: WithQuestionnaireProps) {
  const load = useQuestionnaire(entry.id);
  switch (load.kind) {
    case 'loading':
      return <QuestionnaireSkeleton of={entry} />;
    case 'failed':
      return <NotLoaded title={entry.title} onRetry={load.retry} />;
    case 'ready':
      return children(load.compiled);
  }
}
