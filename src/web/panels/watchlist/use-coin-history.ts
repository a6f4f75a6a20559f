import { useQuery } from '@tanstack/react-query';
import { getCoinHistory } from '../../../contracts/coin-history.ts';
import { call } from '../../api/call.ts';

export const toHistoryKey = (id: string) => ['coin-history', id] as const;

/** The kept values of a coin, refetched whenever they are opened; `id` is the coin's at its source. */
export function useCoinHistory(id: string) {
  return useQuery({
    queryKey: toHistoryKey(id),
    queryFn: ({ signal }) => call(getCoinHistory, { params: { coin: id } }, { signal }),
    staleTime: 0,
  });
}
