import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LoadFailure } from './load-failure.ts';

/** What is given out of IPv6. Outside of it, ::/96 and others stand for IPv4 addresses that may be anybody's own. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address belongs to the public internet: no private, local, reserved or translated one. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return false;
  return parsed.range() === 'unicast';
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
