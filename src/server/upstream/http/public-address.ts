import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LoadFailure } from './load-failure.ts';

/** Whether an address belongs to the public internet: no private, local, reserved or translated one. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';
}

/** Whether a host, as a URL has it, may be called; names are judged when they are looked up. */
export function mayAsk(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 || isPublicAddress(bare);
}

/**
 * Looks a name up for a connection and refuses it where any of its addresses is not public. The connection goes to
 * the very address that was judged, so that a second look-up cannot lead elsewhere.
 */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return callback(error ?? new Error('no address'), []);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new LoadFailure('refused', 'not a public address'), []);
    }
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
