import { randomBytes } from 'node:crypto';
import { mediaTimeout } from '../contracts/nft.ts';
import type { ServerConfig } from './config.ts';
import { buildCoinFeeds } from './feeds/coin-feeds.ts';
import { buildMarketFeeds } from './feeds/market-feeds.ts';
import { buildMediaFeed } from './feeds/media-feed.ts';
import { buildMediaIds, type MediaIds } from './feeds/media-ids.ts';
import { buildNftFeed } from './feeds/nft-feed.ts';
import type { Clock } from './ports/clock.ts';
import type { CoinFeeds } from './ports/coins.ts';
import type { MarketFeeds } from './ports/market.ts';
import type { MediaFeed } from './ports/media.ts';
import type { NftFeed } from './ports/nfts.ts';
import { buildCoinPaprika, coinPaprikaBases } from './upstream/coinpaprika/coin-paprika.ts';
import { buildJsonLoader } from './upstream/http/load-json.ts';
import { buildMediaLoader } from './upstream/http/load-media.ts';
import { buildIpfsGateways, defaultGateways } from './upstream/ipfs/ipfs-gateways.ts';
import { sampleCoinSource } from './upstream/sample/sample-coin-source.ts';
import { buildMarketSample } from './upstream/sample/sample-market-source.ts';
import { sampleNftSource } from './upstream/sample/sample-nft-source.ts';

/** What the panels of the product are fed with. */
export interface Feeds {
  readonly coins: CoinFeeds;
  readonly nfts: NftFeed;
  readonly market: MarketFeeds;
  /** The files that feeds lead to. */
  readonly media: MediaFeed;
}

/** All feeds, over the sources that the operator configured. */
export function connectFeeds(config: ServerConfig, clock: Clock): Feeds {
  const { UPSTREAMS: mode } = config;
  const ids = buildMediaIds(randomBytes(32));
  return {
    coins: connectCoinFeeds(config, clock),
    nfts: buildNftFeed({ mode, sample: sampleNftSource, ids, clock }),
    market: buildMarketFeeds({ mode, live: {}, sample: buildMarketSample(clock), clock }, ids),
    media: connectMediaFeed(config, ids),
  };
}

function connectCoinFeeds(config: ServerConfig, clock: Clock): CoinFeeds {
  const key = config.UPSTREAM_COINPAPRIKA_KEY;
  const load = buildJsonLoader({
    source: 'CoinPaprika',
    base:
      config.UPSTREAM_COINPAPRIKA_URL ?? (key === undefined ? coinPaprikaBases.free : coinPaprikaBases.pro),
    ...(key !== undefined && { headers: { Authorization: key } }),
  });
  return buildCoinFeeds({
    mode: config.UPSTREAMS,
    coins: buildCoinPaprika(load),
    sample: sampleCoinSource,
    clock,
  });
}

function connectMediaFeed({ UPSTREAMS: mode, ipfsGateways }: ServerConfig, ids: MediaIds): MediaFeed {
  const sample = mode === 'live' ? undefined : sampleNftSource;
  // The sample alone means that no outside service is called, unless the operator named it.
  const publicGateways = mode === 'sample' ? [] : defaultGateways;
  return buildMediaFeed({
    ids,
    load: buildMediaLoader({ source: 'Media', timeout: mediaTimeout }),
    gateways: buildIpfsGateways(ipfsGateways ?? publicGateways, mediaTimeout),
    sample,
    // The sample's own files are on no public gateway.
    sampleIpfs: ipfsGateways === undefined ? sample : undefined,
  });
}
