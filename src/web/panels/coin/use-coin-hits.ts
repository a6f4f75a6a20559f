import type { CoinHits } from '../../../contracts/coin-data.ts';
import { loadCoinHits } from '../../api/coin-data.ts';
import { useFeed } from '../../feeds/use-feed.ts';
import { usePaused } from '../../ui/hooks/use-paused.ts';

/** Coins that what is typed may become; none while that is not known, whatever the reason. */
export function useCoinHits(typed: string): CoinHits {
  const query = usePaused(typed.trim().toLowerCase());
  const status = useFeed({
    key: ['coin-hits', query],
    load: (cancel) => loadCoinHits(query, cancel),
    enabled: query !== '',
    awaitsLive: false,
    staleTime: Infinity,
  });
  return status.kind === 'ready' ? status.feed.value : none;
}

const none: CoinHits = [];
