import type { ServerConfig } from './config.ts';
import { buildMarketFeeds } from './feeds/market-feeds.ts';
import type { MediaIds } from './feeds/media-ids.ts';
import type { Clock } from './ports/clock.ts';
import type { MarketFeeds } from './ports/market-feeds.ts';
import { buildMarketSample } from './upstream/sample/sample-market-source.ts';

/** The market panels' feeds over the sources that the operator configured. */
export function connectMarketFeeds(
  { UPSTREAMS: mode }: ServerConfig,
  clock: Clock,
  ids: MediaIds,
): MarketFeeds {
  return buildMarketFeeds({ mode, live: {}, sample: buildMarketSample(clock), clock }, ids);
}
