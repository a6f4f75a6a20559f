import { useQueries } from '@tanstack/react-query';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { loadQuestionnaire } from '../../research/questionnaires/load-questionnaire.ts';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import type { Analysis } from '../../research/record/load-analyses.ts';
import { loadAnalysis, loadResult, type Result } from '../../research/record/load-result.ts';
import { useRecords } from '../../research/record/records-context.ts';
import type { Records } from '../../research/record/records.ts';
import { toPending, type Pending } from '../../ui/hooks/to-pending.ts';

export interface LoadedResult extends Result {
  readonly compiled: CompiledQuestionnaire;
}

export type ResultState = Pending | { readonly kind: 'ready'; readonly result: LoadedResult };

/** In the order of `entries`; refetched whenever the page opens. */
export function useResults(
  entries: readonly CatalogEntry[],
): readonly { readonly entry: CatalogEntry; readonly state: ResultState }[] {
  const records = useRecords();
  const queries = useQueries({
    queries: entries.map(({ id }) => ({
      queryKey: ['result', id],
      queryFn: () => load(records, id),
      staleTime: 0,
      gcTime: 0,
    })),
  });
  return queries.flatMap(({ data, isError, refetch }, index) => {
    const entry = entries[index];
    if (!entry) return [];
    if (data) return { entry, state: { kind: 'ready', result: data } };
    return { entry, state: toPending({ isError, refetch }) };
  });
}

async function load(records: Records, id: string): Promise<LoadedResult> {
  const compiled = await loadQuestionnaire(id);
  const { questionnaire } = compiled;
  const result = await loadResult(records, questionnaire);
  const newest = findNewest(result.analyses);
  // The entry saved last may be of an earlier day.
  const isShown = !newest || newest.id === result.record.id;
  const record = isShown ? result.record : await loadAnalysis(records, questionnaire, newest.id);
  return { ...result, compiled, record };
}

function findNewest(analyses: readonly Analysis[]): Analysis | undefined {
  return analyses.reduce<Analysis | undefined>(
    (newest, one) => (one.day !== null && one.day > (newest?.day ?? '') ? one : newest),
    undefined,
  );
}
