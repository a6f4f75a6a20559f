import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import { loadCoinFacts } from '../../api/coin-facts.ts';
import { useFeed, type FeedStatus } from '../../feeds/use-feed.ts';

/** The facts of a coin, loaded on request: some sources have low rate limits. */
export function useCoinFacts(id: string, enabled: boolean): FeedStatus<CoinFacts> {
  return useFeed({
    key: ['coin-facts', id],
    load: (cancel) => loadCoinFacts(id, cancel),
    enabled,
    awaitsLive: 'turn',
  });
}
