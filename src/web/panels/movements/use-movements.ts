import type { Feed } from '../../../contracts/feed.ts';
import type { Movement, MovementCoin, Movements } from '../../../contracts/movements.ts';
import { requirePart } from '../../feeds/require-part.ts';
import { loadMovements } from '../../api/market.ts';
import { useFeed, type FeedStatus } from '../../feeds/use-feed.ts';
import type { Submitted } from '../../feeds/use-submitted-choice.ts';

interface Cancel {
  readonly signal: AbortSignal;
}

export function useMovements(
  submitted: Submitted<MovementCoin> | undefined,
): FeedStatus<readonly Movement[]> {
  return useFeed({
    key: ['movements', submitted?.choice ?? '', String(submitted?.at)],
    load: (cancel) => loadList(submitted?.choice, cancel),
    enabled: submitted !== undefined,
  });
}

async function loadList(coin: MovementCoin | undefined, cancel: Cancel): Promise<Feed<readonly Movement[]>> {
  if (coin === undefined) throw new Error('No coin was chosen');
  return requirePart(await loadMovements(coin, cancel), findList, `Movements of ${coin}`);
}

// A count above 0 is a list, 0 an empty list, anything else a failed call (W2).
function findList({ result, count, transactions = [] }: Movements): readonly Movement[] | undefined {
  if (result !== 'success') return undefined;
  if (count === 0) return [];
  return transactions.length > 0 ? transactions : undefined;
}
