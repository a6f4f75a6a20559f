import type { ReactNode } from 'react';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { EvaluationSummary } from '../lists/EvaluationSummary.tsx';
import { focusFollowUps } from '../form/focus-follow-ups.ts';
import { followUpsOfPage, type CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { useSubject } from '../record/records-context.ts';
import { useSectionSigns } from '../record/use-progress.ts';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { useQuestionnaire } from '../questionnaires/use-questionnaire.ts';
import { FinishedFacts } from './FinishedFacts.tsx';

interface RecordedSummaryProps {
  readonly entry: CatalogEntry;
  readonly onFinished?: ReactNode;
}

export function RecordedSummary(props: RecordedSummaryProps) {
  const { data: compiled } = useQuestionnaire(props.entry.id);
  return compiled && <Loaded {...props} compiled={compiled} />;
}

interface LoadedProps extends RecordedSummaryProps {
  readonly compiled: CompiledQuestionnaire;
}

// A separate component, so that an edit renders the summary only.
function Loaded({ entry, compiled, onFinished }: LoadedProps) {
  const signs = useSectionSigns(compiled, useToday());
  const subject = useSubject(entry.id);
  const [next] = onFinished ? followUpsOfPage(entry.page) : [];
  return (
    <>
      <EvaluationSummary
        entry={entry}
        onward={next && { title: next.title, onGo: () => focusFollowUps(entry.page) }}
        subject={subject}
        signs={signs}
        changed={<FinishedFacts compiled={compiled} />}
      />
      {signs.every(({ saved }) => saved) && onFinished}
    </>
  );
}
