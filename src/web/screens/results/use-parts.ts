import { useQuery } from '@tanstack/react-query';
import { resultsCatalog, type CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { loadCounts, type RecordCounts } from '../../records/load-result.ts';
import { useCompleted } from '../../records/records-context.ts';

/** A questionnaire as a part of the results. */
export interface Part {
  readonly entry: CatalogEntry;
  readonly complete: boolean;
  /** Sections saved of a checklist, questions answered of insights; absent while unknown. */
  readonly count?: { readonly done: number; readonly of: number } | undefined;
}

/** Every questionnaire in the order of the results, with how far it has come. */
export function useParts(): readonly Part[] {
  const completed = useCompleted();
  const { data: counts } = useQuery({
    queryKey: ['record counts'],
    queryFn: loadCounts,
    staleTime: 0,
    gcTime: 0,
  });
  return resultsCatalog.map((entry) => {
    const complete = completed.includes(entry.id);
    return { entry, complete, count: counts && countPart(entry, complete, counts[entry.id]) };
  });
}

function countPart(entry: CatalogEntry, complete: boolean, counts: RecordCounts | undefined): Part['count'] {
  const sections = entry.sections.length;
  const questions = entry.sections.reduce((sum, section) => sum + section.questions, 0);
  const isInsights = entry.kind === 'insights';
  const of = isInsights ? (counts?.asked ?? questions) : sections;
  if (complete) return { done: of, of };
  // Complete on the server and not here: a new analysis has been begun, and nothing of it is saved.
  if (!counts || counts.complete) return { done: 0, of };
  return { done: isInsights ? counts.answered : counts.saved, of };
}
