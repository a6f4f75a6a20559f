import { useQuery } from '@tanstack/react-query';
import { loadCounts } from '../record/load-analyses.ts';

/** Refetches whenever a page opens. */
export function useCounts() {
  return useQuery({ queryKey: ['counts'], queryFn: () => loadCounts(), staleTime: 0, gcTime: 0 });
}
