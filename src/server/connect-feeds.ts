import type { ServerConfig } from './config.ts';
import { connectCoinFacts } from './connect-coin-facts.ts';
import { connectMediaFeed } from './connect-media-feed.ts';
import { connectSources, type ConnectOptions, type SourceOrder } from './connect-sources.ts';
import { buildCoinFeeds } from './feeds/coin-feeds.ts';
import { buildCoinReader } from './feeds/daily/coin-reader.ts';
import { buildMarketFeeds } from './feeds/market-feeds.ts';
import { buildMediaIds } from './feeds/media-ids.ts';
import { buildNftFeed } from './feeds/nft-feed.ts';
import { buildOwnFigures } from './feeds/own-figures.ts';
import type { CoinReader } from './ports/coin-days.ts';
import type { CoinFactFeed, CoinFeeds } from './ports/coins.ts';
import type { MarketFeeds } from './ports/market.ts';
import type { MediaFeed } from './ports/media.ts';
import type { NftFeed } from './ports/nfts.ts';
import type { CallFor, SourceRegister } from './ports/sources.ts';
import { sourceOrder } from './source-order.ts';
import { buildHttpClient } from './upstream/http/http-client.ts';
import { sampleCoinSource } from './upstream/sample/sample-coin-source.ts';
import { buildFactSample } from './upstream/sample/sample-facts.ts';
import { buildMarketSample } from './upstream/sample/sample-market-source.ts';
import { sampleNftSource } from './upstream/sample/sample-nft-source.ts';
import { toUserAgent } from './version.ts';

export interface Feeds {
  readonly coins: CoinFeeds;
  readonly coinFacts: CoinFactFeed;
  readonly nfts: NftFeed;
  readonly market: MarketFeeds;
  readonly coinReader: CoinReader;
  readonly media: MediaFeed;
  readonly sources: SourceRegister;
  readonly callFor: CallFor;
  readonly endCalls: () => Promise<void>;
}

interface FeedParts extends Pick<ConnectOptions, 'clock'> {
  /** For the names of outside files. */
  readonly mediaKey: Uint8Array;
  readonly order?: SourceOrder | undefined;
}

export function connectFeeds(
  config: ServerConfig,
  { clock, mediaKey, order = sourceOrder }: FeedParts,
): Feeds {
  const client = buildHttpClient(toUserAgent(config.PUBLIC_URL));
  const ids = buildMediaIds(mediaKey);
  // Some sources need values of our own feeds, which are built later.
  const own = buildOwnFigures(() => ({ coins, market }));
  const { live, register, calls } = connectSources(config, { order, client, clock, own });
  const context = { mode: config.UPSTREAMS, clock, calls };
  const coins = buildCoinFeeds({ ...context, sample: sampleCoinSource }, live);
  const market = buildMarketFeeds({ ...context, sample: buildMarketSample(clock) }, live, ids);
  const files = { client, clock, findCall: calls.findCall };
  return {
    coins,
    coinFacts: connectCoinFacts(context, { live, coins, market, files }),
    nfts: buildNftFeed({ ...context, sample: sampleNftSource }, live.nfts, ids),
    market,
    coinReader: buildCoinReader({ ...context, sample: buildFactSample(clock) }, live.coinFacts),
    media: connectMediaFeed(config, { ...files, ids }),
    sources: register,
    callFor: calls.callFor,
    endCalls: client.close,
  };
}
