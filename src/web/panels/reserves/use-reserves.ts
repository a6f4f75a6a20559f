import { useMemo } from 'react';
import type { Exchange } from '../../../contracts/reserves.ts';
import { requirePart } from '../../feeds/require-part.ts';
import { loadReserves } from '../../api/market.ts';
import { useFeed, type FeedStatus } from '../../feeds/use-feed.ts';
import { useReportChoice } from '../../feeds/page-choice.ts';
import { useSubmittedChoice } from '../../feeds/use-submitted-choice.ts';
import { toReserveTable, type ReserveTable } from './reserve-table.ts';

export interface ReservesRequest {
  readonly exchange: Exchange | undefined;
  /** An exchange without balances is a failure. */
  readonly status: FeedStatus<ReserveTable>;
  /** Hides the figures of the previous exchange. */
  readonly choose: (exchange: Exchange) => void;
  readonly submit: () => void;
}

export function useReserves(initial?: Exchange): ReservesRequest {
  const { choice: exchange, submitted, choose, submit } = useSubmittedChoice(initial);
  const subject = useMemo(() => exchange && { id: exchange.value, name: exchange.name }, [exchange]);
  useReportChoice('exchange', subject);
  const value = exchange?.value ?? '';
  const status = useFeed({
    key: ['reserves', value, String(submitted?.at)],
    load: async (cancel) =>
      requirePart(await loadReserves(value, cancel), toReserveTable, `Reserves of ${value}`),
    enabled: submitted !== undefined,
  });
  return { exchange, status, choose, submit };
}
