import type { CoinHits } from '../../../contracts/coin-data.ts';
import { loadCoinHits } from '../../api/coin-data.ts';
import { useFeed } from '../../feeds/use-feed.ts';
import { usePaused } from '../../ui/hooks/use-paused.ts';

/** None while loading or failed. A rank that is not live is left out: there is no room for its state. */
export function useCoinHits(typed: string): CoinHits {
  const query = usePaused(typed.trim().toLowerCase());
  const status = useFeed({
    key: ['coin-hits', query],
    load: (cancel) => loadCoinHits(query, cancel),
    enabled: query !== '',
    awaitsLive: false,
    staleTime: Infinity,
  });
  if (status.kind !== 'ready') return none;
  const { value: hits, state } = status.feed;
  return state === 'live' ? hits : hits.map((hit) => ({ ...hit, rank: null }));
}

const none: CoinHits = [];
