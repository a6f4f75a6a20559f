import { catalog } from '../questionnaire/questionnaire-catalog.ts';
import { useCompletion } from '../records/records-context.ts';
import type { ResearchProgress } from '../shell/SidebarFoot.tsx';

/** How many of the questionnaires are complete. */
export function useResearchProgress(): ResearchProgress {
  const records = useCompletion();
  const done = catalog.filter(({ id }) => records[id]?.complete).length;
  return { done, total: catalog.length };
}
