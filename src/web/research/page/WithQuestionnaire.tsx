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
  const { data: compiled, isError, refetch } = useQuestionnaire(entry.id);
  if (compiled) return children(compiled);
  if (isError) return <NotLoaded title={entry.title} onRetry={() => void refetch()} />;
  return <QuestionnaireSkeleton of={entry} />;
}
