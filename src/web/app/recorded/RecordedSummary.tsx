import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import { EvaluationSummary } from '../../dossiers/EvaluationSummary.tsx';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { useSectionSigns } from '../../records/use-progress.ts';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { useQuestionnaire } from '../use-questionnaire.ts';

export function RecordedSummary({ entry }: { readonly entry: CatalogEntry }) {
  const load = useQuestionnaire(entry.id);
  return load.kind === 'ready' && <Loaded entry={entry} compiled={load.compiled} />;
}

interface LoadedProps {
  readonly entry: CatalogEntry;
  readonly compiled: CompiledQuestionnaire;
}

// A component of its own, so that an edit renders the summary only.
function Loaded({ entry, compiled }: LoadedProps) {
  return <EvaluationSummary entry={entry} signs={useSectionSigns(compiled, useToday())} />;
}
