import { useQuery } from '@tanstack/react-query';
import { getDesk } from '../../../contracts/desk.ts';
import { call } from '../../api/call.ts';

/** Refetches whenever home opens. */
export function useDailyDesk() {
  return useQuery({ queryKey: ['desk'], queryFn: () => call(getDesk, {}), staleTime: 0 });
}
