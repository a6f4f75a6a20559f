import { useEffect, useRef } from 'react';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CatalogEntry } from '../questionnaire/questionnaire-catalog.ts';
import { loadAnalyses, type Analysis } from '../records/load-analyses.ts';
import { useRecords, useSavedMark } from '../records/records-context.ts';

export type AnalysesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly analyses: readonly Analysis[] }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** A list is refetched on window focus after this many ms: other devices change it too. */
const freshFor = 60_000;

/** Whether the list is refetched on window focus. */
export function isListOld({ state }: { readonly state: { readonly dataUpdatedAt: number } }): boolean {
  return Date.now() - state.dataUpdatedAt > freshFor;
}

export const toAnalysesKey = (questionnaireId: string) => ['analyses', questionnaireId] as const;

/** The member's analyses of a questionnaire, saved last first; refetched after each save. */
export function useAnalyses(entry: CatalogEntry): AnalysesState {
  const records = useRecords();
  const { data, isError, refetch } = useQuery({
    queryKey: toAnalysesKey(entry.id),
    queryFn: () => loadAnalyses(records, entry),
    refetchOnWindowFocus: isListOld,
  });
  const mark = useSavedMark(entry.id);
  const asked = useRef(mark);
  useEffect(() => {
    if (asked.current === mark) return;
    asked.current = mark;
    void refetch();
  }, [mark, refetch]);
  if (data) return { kind: 'ready', analyses: data };
  return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
}

/** The same of several questionnaires, in their order, refetched whenever the page opens. */
export function useAnalysesOf(entries: readonly CatalogEntry[]): readonly AnalysesState[] {
  const records = useRecords();
  const queries = useQueries({
    queries: entries.map((entry) => ({
      queryKey: toAnalysesKey(entry.id),
      queryFn: () => loadAnalyses(records, entry),
      staleTime: 0,
      refetchOnWindowFocus: isListOld,
    })),
  });
  return queries.map(({ data, isError, refetch }) => {
    if (data) return { kind: 'ready', analyses: data };
    return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
  });
}

/** What is loaded about the member's analyses. */
export const keysOfAnalyses = [['analyses'], ['result'], ['counts'], ['deleted']] as const;

/** Refetches all lists of analyses after another tab has saved or deleted one. */
export function useChangedAnalyses(): void {
  const { store } = useRecords();
  const client = useQueryClient();
  useEffect(
    () =>
      store.subscribe(({ changed }, before) => {
        if (changed === before.changed) return;
        for (const queryKey of keysOfAnalyses) void client.invalidateQueries({ queryKey });
      }),
    [store, client],
  );
}
