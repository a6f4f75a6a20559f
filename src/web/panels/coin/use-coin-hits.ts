import type { CoinHits } from '../../../contracts/coin-data.ts';
import { loadCoinHits } from '../../api/coin-data.ts';
import { useFeed } from '../../feeds/use-feed.ts';
import { usePaused } from '../../ui/hooks/use-paused.ts';

/** The coins that match a typed text; none while loading or failed. Omits ranks that are not live: no room for their state. */
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
