import { mediaTimeout } from '../contracts/nft.ts';
import type { ServerConfig } from './config.ts';
import { buildMediaFeed } from './feeds/media-feed.ts';
import type { MediaIds } from './feeds/media-ids.ts';
import { buildNftFeed } from './feeds/nft-feed.ts';
import type { Clock } from './ports/clock.ts';
import type { MediaFeed } from './ports/media.ts';
import type { NftFeed } from './ports/nfts.ts';
import { buildMediaLoader } from './upstream/http/load-media.ts';
import { buildIpfsGateways, defaultGateways } from './upstream/ipfs/ipfs-gateways.ts';
import { sampleNftSource } from './upstream/sample/sample-nft-source.ts';

export interface NftFeeds {
  readonly nfts: NftFeed;
  readonly media: MediaFeed;
}

/** The search for NFTs, and the files that any feed leads to, over the sources and gateways that the operator configured. */
export function connectNftFeeds(config: ServerConfig, clock: Clock, ids: MediaIds): NftFeeds {
  const { UPSTREAMS: mode, ipfsGateways } = config;
  const sample = mode === 'live' ? undefined : sampleNftSource;
  // The sample alone means that no outside service is asked, unless the operator named it.
  const publicGateways = mode === 'sample' ? [] : defaultGateways;
  return {
    nfts: buildNftFeed({ mode, sample: sampleNftSource, ids, clock }),
    media: buildMediaFeed({
      ids,
      load: buildMediaLoader({ source: 'Media', timeout: mediaTimeout }),
      gateways: buildIpfsGateways(ipfsGateways ?? publicGateways, mediaTimeout),
      sample,
      // The sample's own files are on no public gateway.
      sampleIpfs: ipfsGateways === undefined ? sample : undefined,
    }),
  };
}
