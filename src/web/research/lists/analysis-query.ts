import { queryOptions } from '@tanstack/react-query';
import { loadQuestionnaire } from '../questionnaires/load-questionnaire.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import type { LoadedOf } from '../record/load-everything.ts';
import { isMissing, loadAnalysis } from '../record/load-result.ts';
import type { Records } from '../record/records.ts';

/** The answers of one analysis, refetched whenever they open; null: it does not exist. */
export const toAnalysisQuery = (records: Records, entry: CatalogEntry, id: string) =>
  queryOptions({
    queryKey: ['analysis', entry.id, id],
    queryFn: () => load(records, entry, id),
    gcTime: 0,
  });

async function load(records: Records, entry: CatalogEntry, id: string): Promise<LoadedOf | null> {
  const compiled = await loadQuestionnaire(entry.id);
  try {
    return { compiled, record: await loadAnalysis(records, compiled.questionnaire, id) };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
