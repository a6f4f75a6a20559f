import { LRUCache } from 'lru-cache';
import type { FeedState } from '../../contracts/feed.ts';
import { mediaBase } from '../../contracts/nft.ts';
import { maxMediaIdLength } from '../ports/media.ts';
import { buildAddressCipher, toMaxAddressLength } from './media/address-cipher.ts';

/** A browser can only request what a response of this server named. */
export interface MediaIds {
  /** Null for an address that is not shown this way. Addresses of the sample may be paths of this server. */
  toPath(address: string | null, state?: FeedState): string | null;
  /** Undefined for a name that was not issued under this secret. */
  find(file: string): string | undefined;
}

/** Most paths cached: encryption takes 0.1 ms, and every response has new image ids. */
const maxKept = 5000;
const maxAddressLength = toMaxAddressLength(maxMediaIdLength);

/** A name is the encrypted address: every server with the same secret can read it, also after a restart. */
export function buildMediaIds(secret: Uint8Array): MediaIds {
  const cipher = buildAddressCipher(secret);
  const toFile = ({ href, pathname }: URL) => `${cipher.encrypt(href)}${findEnding(pathname)}`;
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
      const url = toHttps(cipher.decrypt(file.split('.', 1)[0] ?? '') ?? '');
      // Base64 has several spellings of a value, and the extension is not encrypted.
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
