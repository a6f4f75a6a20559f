import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { mediaBase } from '../../contracts/nft.ts';

/** The names that outside addresses are shown under. A browser can only ask for what a response of ours named. */
export interface MediaIds {
  /** The same-origin path that shows a file of a source; null for an address that is not shown this way. */
  toPath(address: string | null): string | null;
  /** The address behind a file's name; undefined for a name that was not given out lately. */
  find(file: string): string | undefined;
}

/** So many addresses are remembered; the one that was named or loaded longest ago goes first. */
const maxKept = 5000;

/** `key` is a secret of this process: without it nobody can tell the name of an address. */
export function buildMediaIds(key: Uint8Array): MediaIds {
  const addresses = new LRUCache<string, string>({ max: maxKept });
  return {
    toPath(address) {
      if (address === null) return null;
      if (address.startsWith(`${mediaBase}/`)) return address;
      const url = toHttps(address);
      if (url === undefined) return null;
      const id = createHmac('sha256', key).update(url.href).digest('base64url').slice(0, 22);
      const file = `${id}${findEnding(url.pathname)}`;
      addresses.set(file, url.href);
      return `${mediaBase}/${file}`;
    },
    find: (file) => addresses.get(file),
  };
}

function toHttps(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' ? url : undefined;
}

function findEnding(path: string): string {
  return /\.[a-z0-9]{2,5}$/i.exec(path)?.[0].toLowerCase() ?? '';
}
