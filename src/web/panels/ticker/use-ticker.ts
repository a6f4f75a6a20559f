import type { Feed } from '../../../contracts/feed.ts';
import { tickerCoins, type TickerCoin, type TickerQuote } from '../../../contracts/ticker.ts';
import { requirePart } from '../../feeds/require-part.ts';
import { loadTicker } from '../../api/market.ts';
import { useFeed, type FeedStatus } from '../../feeds/use-feed.ts';
import type { Asked } from '../../feeds/use-asking.ts';

interface Cancel {
  readonly signal: AbortSignal;
}

/** The figures of the chosen coin; every press of the button makes a new call. */
export function useTicker(asked: Asked<TickerCoin> | undefined): FeedStatus<TickerQuote> {
  return useFeed({
    key: ['ticker', asked?.choice ?? '', String(asked?.at)],
    load: (cancel) => loadQuote(asked?.choice, cancel),
    enabled: asked !== undefined,
  });
}

async function loadQuote(coin: TickerCoin | undefined, cancel: Cancel): Promise<Feed<TickerQuote>> {
  if (coin === undefined) throw new Error('No coin was chosen');
  const feed = await loadTicker(coin, cancel);
  return requirePart(feed, ({ data }) => data[String(tickerCoins[coin])], `Coin price of ${coin}`);
}
