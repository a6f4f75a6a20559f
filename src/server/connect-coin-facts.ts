import { mediaTimeout } from '../contracts/nft.ts';
import { buildCoinFactFeed } from './feeds/coin-facts.ts';
import type { FeedContext } from './feeds/feed-context.ts';
import type { CoinFactFeed, CoinFeeds } from './ports/coins.ts';
import type { MarketFeeds } from './ports/market.ts';
import type { LiveSources } from './ports/sources.ts';
import { buildMediaLoader, type MediaLoaderOptions } from './upstream/http/load-media.ts';
import { buildFactSample } from './upstream/sample/sample-facts.ts';

interface FactSources {
  readonly live: Pick<LiveSources, 'coinFacts'>;
  readonly coins: CoinFeeds;
  readonly market: MarketFeeds;
  readonly files: Pick<MediaLoaderOptions, 'client' | 'clock' | 'findCall'>;
}

export function connectCoinFacts(
  context: Omit<FeedContext, 'sample'>,
  { live, coins, market, files }: FactSources,
): CoinFactFeed {
  const loadPaper = buildMediaLoader({ source: 'Whitepaper', ...files, timeout: mediaTimeout });
  return buildCoinFactFeed(
    { ...context, sample: buildFactSample(context.clock) },
    { live: live.coinFacts, coins, market, loadPaper },
  );
}
