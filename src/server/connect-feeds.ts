import type { ServerConfig } from './config.ts';
import { connectCoinFacts } from './connect-coin-facts.ts';
import { connectMediaFeed } from './connect-media-feed.ts';
import { connectSources, type ConnectOptions, type SourceOrder } from './connect-sources.ts';
import { buildCoinFeeds } from './feeds/coin-feeds.ts';
import { buildMarketFeeds } from './feeds/market-feeds.ts';
import { buildMediaIds } from './feeds/media-ids.ts';
import { buildNftFeed } from './feeds/nft-feed.ts';
import { buildOwnFigures } from './feeds/own-figures.ts';
import type { CoinFactFeed, CoinFeeds } from './ports/coins.ts';
import type { MarketFeeds } from './ports/market.ts';
import type { MediaFeed } from './ports/media.ts';
import type { NftFeed } from './ports/nfts.ts';
import type { CallFor, SourceRegister } from './ports/sources.ts';
import { sourceOrder } from './source-order.ts';
import { buildHttpClient } from './upstream/http/http-client.ts';
import { sampleCoinSource } from './upstream/sample/sample-coin-source.ts';
import { buildMarketSample } from './upstream/sample/sample-market-source.ts';
import { sampleNftSource } from './upstream/sample/sample-nft-source.ts';
import { toUserAgent } from './version.ts';

/** The data behind the product's panels. */
export interface Feeds {
  readonly coins: CoinFeeds;
  readonly coinFacts: CoinFactFeed;
  readonly nfts: NftFeed;
  readonly market: MarketFeeds;
  /** The files that feeds lead to. */
  readonly media: MediaFeed;
  /** The state of every source. */
  readonly sources: SourceRegister;
  readonly callFor: CallFor;
  /** Ends every call to outside services, and the connections to them. */
  readonly endCalls: () => Promise<void>;
}

interface FeedParts extends Pick<ConnectOptions, 'clock'> {
  /** The secret behind the names of outside files. */
  readonly mediaKey: Uint8Array;
  readonly order?: SourceOrder | undefined;
}

/** All feeds, over the sources that the operator configured. */
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
    media: connectMediaFeed(config, { ...files, ids }),
    sources: register,
    callFor: calls.callFor,
    endCalls: client.close,
  };
}
