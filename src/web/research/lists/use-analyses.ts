import { useEffect } from 'react';
import { queryOptions, useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
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

const keysOfAnalyses = [
  'analyses',
  'analysis',
  'decisions',
  'journal',
  'result',
  'counts',
  'deleted',
] as const;

/** Refetches all that shows saved analyses, of one questionnaire or of all; resolves when it has loaded. */
export async function refetchAnalyses(client: QueryClient, questionnaireId?: string): Promise<void> {
  const of = questionnaireId === undefined ? [] : [questionnaireId];
  await Promise.all([
    ...keysOfAnalyses.map((key) => client.invalidateQueries({ queryKey: [key, ...of] })),
    // What is due, and what has changed since a record was saved.
    client.invalidateQueries({ queryKey: ['desk'] }),
  ]);
}

/** Refetches after this tab has saved an analysis, or another has saved or deleted one. */
export function useChangedAnalyses(): void {
  const { store } = useRecords();
  const client = useQueryClient();
  useEffect(
    () =>
      store.subscribe(({ changed }, before) => {
        if (changed !== before.changed) void refetchAnalyses(client);
      }),
    [store, client],
  );
}
