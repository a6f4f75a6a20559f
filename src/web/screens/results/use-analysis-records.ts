import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import type { Analysis, ResultRecord } from '../../records/load-result.ts';
import { loadAnalysis } from '../../records/load-result.ts';
import { useRecords } from '../../records/records-context.ts';

export type AnalysesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly records: readonly ResultRecord[] }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** The answers of some analyses, all or none. */
export function useAnalysisRecords(
  { questionnaire }: CompiledQuestionnaire,
  analyses: readonly Analysis[],
): AnalysesState {
  const member = useRecords();
  const queries: UseQueryResult<ResultRecord>[] = useQueries({
    queries: analyses.map((analysis) => ({
      queryKey: ['analysis', questionnaire.id, analysis.id, analysis.savedAt],
      queryFn: () => loadAnalysis(member, questionnaire, analysis.id),
    })),
  });
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length > 0) {
    return {
      kind: 'failed',
      retry: () => {
        for (const query of failed) void query.refetch();
      },
    };
  }
  const records = queries.flatMap(({ data }) => data ?? []);
  return records.length === analyses.length ? { kind: 'ready', records } : { kind: 'loading' };
}
