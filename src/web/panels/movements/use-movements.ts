import type { Feed } from '../../../contracts/feed.ts';
import type { Movement, MovementCoin, Movements } from '../../../contracts/movements.ts';
import { requirePart } from '../../feeds/require-part.ts';
import { loadMovements } from '../../api/market.ts';
import { useFeed, type FeedStatus } from '../../feeds/use-feed.ts';
import type { Asked } from '../../feeds/use-asking.ts';

interface Cancel {
  readonly signal: AbortSignal;
}

/** The large movements of the chosen coin, which may be none; every press of the button makes a new call. */
export function useMovements(asked: Asked<MovementCoin> | undefined): FeedStatus<readonly Movement[]> {
  return useFeed({
    key: ['movements', asked?.choice ?? '', String(asked?.at)],
    load: (cancel) => loadList(asked?.choice, cancel),
    enabled: asked !== undefined,
  });
}

async function loadList(coin: MovementCoin | undefined, cancel: Cancel): Promise<Feed<readonly Movement[]>> {
  if (coin === undefined) throw new Error('No coin was chosen');
  return requirePart(await loadMovements(coin, cancel), findList, `Movements of ${coin}`);
}

// Success with a count above 0 lists, a count of 0 is an empty list, anything else is no answer (W2).
function findList({ result, count, transactions = [] }: Movements): readonly Movement[] | undefined {
  if (result !== 'success') return undefined;
  if (count === 0) return [];
  return transactions.length > 0 ? transactions : undefined;
}
