import type { LoadMedia, MediaFeed } from '../ports/media.ts';
import type { NftSample } from '../ports/nfts.ts';
import { UpstreamError } from '../ports/upstream.ts';
import type { MediaIds } from './media-ids.ts';
import { buildSharedMedia } from './media/shared-media.ts';

interface MediaFeedOptions {
  readonly ids: MediaIds;
  readonly load: LoadMedia;
  readonly gateways: readonly LoadMedia[];
  /** Its files are served under their own names; absent in live mode. */
  readonly sample?: Pick<NftSample, 'findFile'> | undefined;
  /** Replaces the gateways at the paths that it has; absent if the operator set gateways. */
  readonly sampleIpfs?: Pick<NftSample, 'findIpfsFile'> | undefined;
}

export function buildMediaFeed({ ids, load, gateways, sample, sampleIpfs }: MediaFeedOptions): MediaFeed {
  const share = buildSharedMedia();
  const find = async (file: string, signal: AbortSignal) => {
    const own = await sample?.findFile(file);
    if (own !== undefined) return own;
    const address = ids.find(file);
    if (address === undefined) throw new UpstreamError('not-found', 'Media', { detail: 'no such file' });
    return load(address, signal);
  };
  const findIpfs = async (gateway: number, path: string, signal: AbortSignal) => {
    const own = await sampleIpfs?.findIpfsFile(path);
    if (own !== undefined) return own;
    const loadFrom = gateways[gateway];
    if (loadFrom === undefined) throw new UpstreamError('not-found', 'Media', { detail: 'no such gateway' });
    return loadFrom(path, signal);
  };
  return {
    load: (file, signal) => share(file, (all) => find(file, all), signal),
    loadIpfs: (gateway, path, signal) =>
      share(`ipfs/${gateway}/${path}`, (all) => findIpfs(gateway, path, all), signal),
  };
}
