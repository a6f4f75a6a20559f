import { useQuery } from '@tanstack/react-query';
import { loadCounts } from '../records/load-analyses.ts';

/** How far the record of each questionnaire that was saved last has come, asked for anew whenever a page is opened. */
export function useCounts() {
  return useQuery({ queryKey: ['counts'], queryFn: () => loadCounts(), staleTime: 0, gcTime: 0 });
}
