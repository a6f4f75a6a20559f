import type { LoadMedia } from '../../ports/media.ts';
import { buildMediaLoader, type MediaLoaderOptions } from '../http/load-media.ts';

/** Public gateways of three operators. */
export const defaultGateways: readonly string[] = [
  'https://ipfs.io',
  'https://gateway.pinata.cloud',
  'https://4everland.io',
];

/** A loader per gateway, in order; its places are checked paths below /ipfs/. */
export function buildIpfsGateways(
  bases: readonly string[],
  options: Omit<MediaLoaderOptions, 'source' | 'trusted'>,
): readonly LoadMedia[] {
  return bases.map((base) => {
    const { origin, host } = new URL(base);
    const load = buildMediaLoader({ source: `Gateway ${host}`, trusted: origin, ...options });
    return (path, signal) => load(`${base.replace(/\/+$/, '')}/ipfs/${path}`, signal);
  });
}
