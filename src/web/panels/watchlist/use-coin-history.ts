import { useQuery } from '@tanstack/react-query';
import type { CoinHistory } from '../../../contracts/coin-history.ts';
import { getCoinHistory } from '../../../contracts/coin-history.ts';
import { call } from '../../api/call.ts';
import { toPending, type Pending } from '../../ui/hooks/to-pending.ts';

export type CoinHistoryState = Pending | { readonly kind: 'ready'; readonly history: CoinHistory };

export const toHistoryKey = (id: string) => ['coin-history', id] as const;

/** The kept values of a coin, refetched whenever they are opened; `id` is the coin's at its source. */
export function useCoinHistory(id: string): CoinHistoryState {
  const { data, isError, refetch } = useQuery({
    queryKey: toHistoryKey(id),
    queryFn: ({ signal }) => call(getCoinHistory, { params: { coin: id } }, { signal }),
    staleTime: 0,
  });
  if (data) return { kind: 'ready', history: data };
  return toPending({ isError, refetch });
}
