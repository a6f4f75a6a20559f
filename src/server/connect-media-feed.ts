import { mediaTimeout } from '../contracts/nft.ts';
import type { ServerConfig } from './config.ts';
import { buildMediaFeed } from './feeds/media-feed.ts';
import type { MediaIds } from './feeds/media-ids.ts';
import type { MediaFeed } from './ports/media.ts';
import { buildMediaLoader, type MediaLoaderOptions } from './upstream/http/load-media.ts';
import { buildIpfsGateways, defaultGateways } from './upstream/ipfs/ipfs-gateways.ts';
import { sampleNftSource } from './upstream/sample/sample-nft-source.ts';

interface MediaParts extends Pick<MediaLoaderOptions, 'client' | 'clock' | 'findCall'> {
  readonly ids: MediaIds;
}

export function connectMediaFeed(
  { UPSTREAMS: mode, ipfsGateways }: ServerConfig,
  { ids, ...given }: MediaParts,
): MediaFeed {
  const calls = { ...given, timeout: mediaTimeout };
  const sample = mode === 'live' ? undefined : sampleNftSource;
  // In sample mode no outside service is called, unless the operator set it.
  const publicGateways = mode === 'sample' ? [] : defaultGateways;
  return buildMediaFeed({
    ids,
    load: buildMediaLoader({ source: 'Media', ...calls }),
    gateways: buildIpfsGateways(ipfsGateways ?? publicGateways, calls),
    sample,
    // The sample's own files are on no public gateway.
    sampleIpfs: ipfsGateways === undefined ? sample : undefined,
  });
}
