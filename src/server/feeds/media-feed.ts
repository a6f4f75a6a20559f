import type { LoadMedia, MediaFeed } from '../ports/media.ts';
import type { NftSample } from '../ports/nfts.ts';
import { UpstreamError } from '../ports/upstream.ts';
import type { MediaIds } from './media-ids.ts';
import { buildSharedMedia } from './media/shared-media.ts';

interface MediaFeedOptions {
  readonly ids: MediaIds;
  /** Loads outside addresses. */
  readonly load: LoadMedia;
  /** In the order in which they are tried. */
  readonly gateways: readonly LoadMedia[];
  /** Its files are given out under their own names; absent where only live sources are used. */
  readonly sample?: Pick<NftSample, 'findFile'> | undefined;
  /** Stands in for the gateways at the paths that it knows; absent where the operator named gateways. */
  readonly sampleIpfs?: Pick<NftSample, 'findIpfsFile'> | undefined;
}

/** The files that the browser may ask for. */
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
