import { catalog } from '../questionnaire/questionnaire-catalog.ts';
import { useRecordsStore } from '../records/records.ts';
import type { ResearchProgress } from '../shell/Shell.tsx';

/** How many of the questionnaires are complete. */
export function useResearchProgress(): ResearchProgress {
  const done = useRecordsStore(({ records }) => catalog.filter(({ id }) => records[id]?.complete).length);
  return { done, total: catalog.length };
}
