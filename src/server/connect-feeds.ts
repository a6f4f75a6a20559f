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

/** What the panels of the product are fed with. */
export interface Feeds {
  readonly coins: CoinFeeds;
  readonly coinFacts: CoinFactFeed;
  readonly nfts: NftFeed;
  readonly market: MarketFeeds;
  /** The files that feeds lead to. */
  readonly media: MediaFeed;
  /** How the sources of all feeds are. */
  readonly sources: SourceRegister;
  readonly callFor: CallFor;
  /** Ends every call to outside services, and the connections to them. */
  readonly endCalls: () => Promise<void>;
}

interface FeedParts extends Pick<ConnectOptions, 'clock'>, Partial<Pick<ConnectOptions, 'shared'>> {
  /** The secret behind the names of outside files. */
  readonly mediaKey: Uint8Array;
  readonly order?: SourceOrder | undefined;
}

/** All feeds, over the sources that the operator configured. */
export function connectFeeds(
  config: ServerConfig,
  { clock, mediaKey, shared, order = sourceOrder }: FeedParts,
): Feeds {
  const { UPSTREAMS: mode } = config;
  const client = buildHttpClient(toUserAgent(config.PUBLIC_URL));
  const ids = buildMediaIds(mediaKey);
  // Some sources need what feeds of ours know, which are built over the sources.
  const own = buildOwnFigures(() => ({ coins, market }));
  const { live, register, callFor, asking, findCaller, askOnce } = connectSources(config, {
    order,
    client,
    clock,
    own,
    shared,
  });
  const sources = { mode, live, clock, askOnce, asking };
  const coins = buildCoinFeeds({ ...sources, sample: sampleCoinSource });
  const market = buildMarketFeeds({ ...sources, sample: buildMarketSample(clock) }, ids);
  const coinFacts = connectCoinFacts({ client, clock, findCaller }, { ...sources, coins, market });
  return {
    coins,
    coinFacts,
    nfts: buildNftFeed({ ...sources, live: live.nfts, sample: sampleNftSource, ids }),
    market,
    media: connectMediaFeed(config, { client, clock, ids, findCaller }),
    sources: register,
    callFor,
    endCalls: client.close,
  };
}
