import { randomBytes } from 'node:crypto';
import { connectCoinFeeds } from './coin-sources.ts';
import type { ServerConfig } from './config.ts';
import { buildMediaIds } from './feeds/media-ids.ts';
import { connectMarketFeeds } from './market-feeds.ts';
import { connectNftFeeds, type NftFeeds } from './nft-feeds.ts';
import type { Clock } from './ports/clock.ts';
import type { CoinFeeds } from './ports/coins.ts';
import type { MarketFeeds } from './ports/market-feeds.ts';

export interface Feeds extends NftFeeds {
  readonly feeds: CoinFeeds;
  readonly market: MarketFeeds;
}

/** All that panels are fed with, over the sources that the operator configured. */
export function connectFeeds(config: ServerConfig, clock: Clock): Feeds {
  const ids = buildMediaIds(randomBytes(32));
  return {
    feeds: connectCoinFeeds(config, clock),
    ...connectNftFeeds(config, clock, ids),
    market: connectMarketFeeds(config, clock, ids),
  };
}
