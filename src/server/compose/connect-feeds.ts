import { paperSource } from '../../contracts/coin-facts.ts';
import { mediaTimeout } from '../../contracts/nft.ts';
import type { ServerConfig } from '../config/config.ts';
import { connectSources, type ConnectOptions, type SourceOrder } from './connect-sources.ts';
import { buildCoinCharts } from '../feeds/coin-charts.ts';
import { buildCoinFactFeed } from '../feeds/coin-facts.ts';
import { buildCoinFeeds } from '../feeds/coin-feeds.ts';
import { buildCoinReader } from '../feeds/daily/coin-reader.ts';
import { buildFactFeeds } from '../feeds/facts/fact-feeds.ts';
import { buildMarketFeeds } from '../feeds/market-feeds.ts';
import { buildMediaFeed } from '../feeds/media-feed.ts';
import { buildMediaIds, type MediaIds } from '../feeds/media-ids.ts';
import { buildNftFeed } from '../feeds/nft-feed.ts';
import { buildOwnFigures } from '../feeds/own-figures.ts';
import type { CoinReader } from '../ports/coin-days.ts';
import type { CoinCharts, CoinFactFeed, CoinFeeds } from '../ports/coins.ts';
import type { MarketFeeds } from '../ports/market.ts';
import type { MediaFeed } from '../ports/media.ts';
import type { NftFeed, NftSample } from '../ports/nfts.ts';
import type { CallFor, SourceRegister } from '../ports/sources.ts';
import { sourceOrder } from './source-order.ts';
import { buildHttpClient } from '../upstream/http/http-client.ts';
import { buildMediaLoader, type MediaLoaderOptions } from '../upstream/http/load-media.ts';
import { buildIpfsGateways, defaultGateways } from '../upstream/ipfs/ipfs-gateways.ts';
import { buildCoinSample } from '../upstream/sample/sample-coin-source.ts';
import { buildFactSample } from '../upstream/sample/sample-facts.ts';
import { buildMarketSample } from '../upstream/sample/sample-market-source.ts';
import { buildNftSample } from '../upstream/sample/sample-nft-source.ts';
import { toUserAgent } from '../version.ts';

export interface Feeds {
  readonly coins: CoinFeeds;
  readonly coinFacts: CoinFactFeed;
  readonly charts: CoinCharts;
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
  const { live, register, calls, hasAnswer } = connectSources(config, { order, client, clock, own });
  const context = { mode: config.UPSTREAMS, clock, calls, hasAnswer };
  const coins = buildCoinFeeds({ ...context, sample: buildCoinSample() }, live, ids);
  const market = buildMarketFeeds({ ...context, sample: buildMarketSample(clock) }, live, ids);
  const factContext = { ...context, sample: buildFactSample(clock) };
  const feeds = buildFactFeeds(factContext, live.coinFacts);
  const nftSample = buildNftSample();
  const files = { client, clock, findCall: calls.findCall, timeout: mediaTimeout };
  const loadPaper = buildMediaLoader({ source: paperSource, ...files });
  return {
    coins,
    coinFacts: buildCoinFactFeed(factContext, { feeds, coins, market, loadPaper }),
    charts: buildCoinCharts({ feeds, coins, market }),
    nfts: buildNftFeed({ ...context, sample: nftSample }, live.nfts, ids),
    market,
    coinReader: buildCoinReader(factContext, live.coinFacts),
    media: connectMedia(config, { ids, files, nftSample }),
    sources: register,
    callFor: calls.callFor,
    endCalls: client.close,
  };
}

interface MediaParts {
  readonly ids: MediaIds;
  readonly files: Omit<MediaLoaderOptions, 'source'>;
  readonly nftSample: NftSample;
}

function connectMedia(
  { UPSTREAMS: mode, ipfsGateways }: ServerConfig,
  { ids, files, nftSample }: MediaParts,
): MediaFeed {
  const sample = mode === 'live' ? undefined : nftSample;
  // In sample mode no outside service is called, unless the operator set it.
  const publicGateways = mode === 'sample' ? [] : defaultGateways;
  return buildMediaFeed({
    ids,
    load: buildMediaLoader({ source: 'Media', ...files }),
    gateways: buildIpfsGateways(ipfsGateways ?? publicGateways, files),
    sample,
    // The sample's own files are on no public gateway.
    sampleIpfs: ipfsGateways === undefined ? sample : undefined,
  });
}
