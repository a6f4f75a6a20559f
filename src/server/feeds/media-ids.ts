import { LRUCache } from 'lru-cache';
import type { FeedState } from '../../contracts/feed.ts';
import { mediaBase } from '../../contracts/nft.ts';
import { maxMediaIdLength } from '../ports/media.ts';
import { buildAddressSeal, toMaxAddressLength } from './media/address-seal.ts';

/** The names that outside addresses are shown under. A browser can only ask for what a response of ours named. */
export interface MediaIds {
  /**
   * The same-origin path that shows a file of a source; null for an address that is not shown this way. Of a feed with the
   * sample's values, addresses may be paths of our own.
   */
  toPath(address: string | null, state?: FeedState): string | null;
  /** The address behind a file's name; undefined for a name that was not given out under this secret. */
  find(file: string): string | undefined;
}

/** How many paths are cached: sealing takes a tenth of a millisecond, and every response names its pictures anew. */
const maxKept = 5000;
const maxAddressLength = toMaxAddressLength(maxMediaIdLength);

/** A name is its address, sealed: every server with the same secret knows it, also after a restart. */
export function buildMediaIds(secret: Uint8Array): MediaIds {
  const addresses = buildAddressSeal(secret);
  const toFile = ({ href, pathname }: URL) => `${addresses.seal(href)}${findEnding(pathname)}`;
  const paths = new LRUCache<string, string>({ max: maxKept });
  const makePath = (address: string): string | null => {
    const url = toHttps(address);
    if (url === undefined) return null;
    const path = `${mediaBase}/${toFile(url)}`;
    paths.set(address, path);
    return path;
  };
  return {
    toPath(address, state) {
      if (address === null) return null;
      if (state === 'sample' && address.startsWith(`${mediaBase}/`)) return address;
      return paths.get(address) ?? makePath(address);
    },
    find(file) {
      const url = toHttps(addresses.open(file.split('.', 1)[0] ?? '') ?? '');
      // Base64 may be written in more ways than one, and the ending is not sealed.
      return url !== undefined && toFile(url) === file ? url.href : undefined;
    },
  };
}

function toHttps(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' && url.href.length <= maxAddressLength ? url : undefined;
}

function findEnding(path: string): string {
  return /\.[a-z0-9]{2,5}$/i.exec(path)?.[0].toLowerCase() ?? '';
}
