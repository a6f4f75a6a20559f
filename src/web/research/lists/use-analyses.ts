import { queryOptions, useQueries } from '@tanstack/react-query';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { loadAnalyses } from '../record/load-analyses.ts';
import { useRecords } from '../record/records-context.ts';
import type { Records } from '../record/records.ts';

/** Saved last first; refetched whenever a page opens. */
export const toAnalysesQuery = (records: Records, entry: CatalogEntry) =>
  queryOptions({ queryKey: ['analyses', entry.id], queryFn: () => loadAnalyses(records, entry) });

/** One query per questionnaire, in their order. */
export function useAnalysesOf(entries: readonly CatalogEntry[]) {
  const records = useRecords();
  return useQueries({ queries: entries.map((entry) => toAnalysesQuery(records, entry)) });
}
