import { mediaTimeout } from '../contracts/nft.ts';
import { buildCoinFactFeed, type CoinFactFeedOptions } from './feeds/coin-facts.ts';
import type { CoinFactFeed } from './ports/coins.ts';
import { buildMediaLoader, type MediaLoaderOptions } from './upstream/http/load-media.ts';
import { buildFactSample } from './upstream/sample/sample-facts.ts';

/** The facts of coins, made of the feeds that there are and of sources of their own. */
export function connectCoinFacts(
  calls: Pick<MediaLoaderOptions, 'client' | 'clock' | 'findCaller'>,
  options: Omit<CoinFactFeedOptions, 'sample' | 'loadPaper'>,
): CoinFactFeed {
  return buildCoinFactFeed({
    ...options,
    sample: buildFactSample(options.clock),
    loadPaper: buildMediaLoader({ source: 'Whitepaper', ...calls, timeout: mediaTimeout }),
  });
}
