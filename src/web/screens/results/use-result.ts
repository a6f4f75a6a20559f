import { useSuspenseQuery } from '@tanstack/react-query';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { loadQuestionnaire } from '../../research/questionnaires/load-questionnaire.ts';
import type { Analysis } from '../../research/record/load-analyses.ts';
import { loadAnalysis, loadResult, type Result } from '../../research/record/load-result.ts';
import { useRecords } from '../../research/record/records-context.ts';
import type { Records } from '../../research/record/records.ts';

export interface LoadedResult extends Result {
  readonly compiled: CompiledQuestionnaire;
}

/** Refetched whenever the page opens. */
export function useResult(id: string): LoadedResult {
  const records = useRecords();
  return useSuspenseQuery({ queryKey: ['result', id], queryFn: () => load(records, id), gcTime: 0 }).data;
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
