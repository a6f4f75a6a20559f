import { useEffect, useState } from 'react';
import type { CoinHits } from '../../../contracts/coin-data.ts';
import { loadCoinHits } from '../../api/coin-data.ts';
import { useFeed } from '../../feeds/use-feed.ts';

/** How long the member pauses before what is typed is asked for, in ms. */
const pause = 200;

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

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  // What was deleted is not asked for a last time.
  return text === '' ? '' : paused;
}
