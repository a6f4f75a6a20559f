import { useQuery } from '@tanstack/react-query';
import type { Desk } from '../../../contracts/desk.ts';
import { getDesk } from '../../../contracts/desk.ts';
import { call } from '../../api/call.ts';
import { toPending, type Pending } from '../../ui/hooks/to-pending.ts';

export type DailyDeskState = Pending | { readonly kind: 'ready'; readonly desk: Desk };

/** Refetches whenever home opens. */
export function useDailyDesk(): DailyDeskState {
  const { data, isError, refetch } = useQuery({
    queryKey: ['desk'],
    queryFn: () => call(getDesk, {}),
    staleTime: 0,
  });
  if (data) return { kind: 'ready', desk: data };
  return toPending({ isError, refetch });
}
