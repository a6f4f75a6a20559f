import type { ReactNode } from 'react';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { EvaluationSummary } from '../../analyses/EvaluationSummary.tsx';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { useSectionSigns } from '../../records/use-progress.ts';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { useQuestionnaire } from '../use-questionnaire.ts';

interface RecordedSummaryProps {
  readonly entry: CatalogEntry;
  /** Shown below it once every section is saved. */
  readonly onFinished?: ReactNode;
}

export function RecordedSummary(props: RecordedSummaryProps) {
  const load = useQuestionnaire(props.entry.id);
  return load.kind === 'ready' && <Loaded {...props} compiled={load.compiled} />;
}

interface LoadedProps extends RecordedSummaryProps {
  readonly compiled: CompiledQuestionnaire;
}

// A component of its own, so that an edit renders the summary only.
function Loaded({ entry, compiled, onFinished }: LoadedProps) {
  const signs = useSectionSigns(compiled, useToday());
  return (
    <>
      <EvaluationSummary entry={entry} signs={signs} />
      {signs.every(({ saved }) => saved) && onFinished}
    </>
  );
}
