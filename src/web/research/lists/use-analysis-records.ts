import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { loadQuestionnaire } from '../questionnaires/load-questionnaire.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { separateDamaged, type LoadedRecords, type LoadedOf } from '../record/load-everything.ts';
import { isMissing, loadAnalysis } from '../record/load-result.ts';
import { useRecords } from '../record/records-context.ts';
import type { Records } from '../record/records.ts';

export type AnalysisRecordsState =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'ready' } & LoadedRecords)
  /** `missing`: one of them does not exist. */
  | { readonly kind: 'failed'; readonly missing: boolean; readonly retry: () => void };

/** Answers of the analyses with these ids: ready when all have loaded, failed when one has failed. */
export function useAnalysisRecords(entry: CatalogEntry, ids: readonly string[]): AnalysisRecordsState {
  const records = useRecords();
  const queries: UseQueryResult<LoadedOf>[] = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['analysis', entry.id, id],
      queryFn: () => load(records, entry, id),
      staleTime: 0,
      gcTime: 0,
    })),
  });
  // A failed refetch leaves what is shown, unless the analysis has been deleted.
  const failed = queries.filter(({ data, error }) => error && (!data || isMissing(error)));
  if (failed.length > 0) {
    return {
      kind: 'failed',
      missing: failed.some(({ error }) => isMissing(error)),
      retry: () => {
        for (const query of failed) void query.refetch();
      },
    };
  }
  const loaded = queries.flatMap(({ data }) => data ?? []);
  return loaded.length === ids.length ? { kind: 'ready', ...separateDamaged(loaded) } : { kind: 'loading' };
}

async function load(records: Records, entry: CatalogEntry, id: string): Promise<LoadedOf> {
  const compiled = await loadQuestionnaire(entry.id);
  return { compiled, record: await loadAnalysis(records, compiled.questionnaire, id) };
}
