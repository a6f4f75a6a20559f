import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { toAnalysesQuery } from '../../research/lists/use-analyses.ts';
import { loadQuestionnaire } from '../../research/questionnaires/load-questionnaire.ts';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import type { Analysis } from '../../research/record/load-analyses.ts';
import { loadAnalysis, loadResult, type Result } from '../../research/record/load-result.ts';
import { useRecords } from '../../research/record/records-context.ts';
import type { Records } from '../../research/record/records.ts';
import { useUncachedQuery } from '../../ui/page/use-uncached-query.ts';

export interface LoadedResult extends Result {
  readonly compiled: CompiledQuestionnaire;
}

/** Refetched whenever the page opens. */
export function useResult(entry: CatalogEntry): LoadedResult {
  const records = useRecords();
  const client = useQueryClient();
  return useUncachedQuery({
    queryKey: ['result', entry.id],
    queryFn: () => load(records, client, entry),
  }).data;
}

async function load(records: Records, client: QueryClient, entry: CatalogEntry): Promise<LoadedResult> {
  const compiled = await loadQuestionnaire(entry.id);
  const { questionnaire } = compiled;
  const list = client.fetchQuery(toAnalysesQuery(records, entry));
  const result = await loadResult(records, questionnaire, list);
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
