import { useEffect } from 'react';
import { useQueries, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { loadAnalyses, type Analysis } from '../record/load-analyses.ts';
import { useRecords } from '../record/records-context.ts';
import { toPending, type Pending } from '../../ui/hooks/to-pending.ts';

export type AnalysesState = Pending | { readonly kind: 'ready'; readonly analyses: readonly Analysis[] };

const toAnalysesKey = (questionnaireId: string) => ['analyses', questionnaireId] as const;

/** Saved last first. */
export function useAnalyses(entry: CatalogEntry): AnalysesState {
  const records = useRecords();
  const { data, isError, refetch } = useQuery({
    queryKey: toAnalysesKey(entry.id),
    queryFn: () => loadAnalyses(records, entry),
  });
  if (data) return { kind: 'ready', analyses: data };
  return toPending({ isError, refetch });
}

/** One state per questionnaire, in their order; refetched whenever the page opens. */
export function useAnalysesOf(entries: readonly CatalogEntry[]): readonly AnalysesState[] {
  const records = useRecords();
  const queries = useQueries({
    queries: entries.map((entry) => ({
      queryKey: toAnalysesKey(entry.id),
      queryFn: () => loadAnalyses(records, entry),
      staleTime: 0,
    })),
  });
  return queries.map(({ data, isError, refetch }) => {
    if (data) return { kind: 'ready', analyses: data };
    return toPending({ isError, refetch });
  });
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
  await Promise.all(keysOfAnalyses.map((key) => client.invalidateQueries({ queryKey: [key, ...of] })));
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
