import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { SourceFailure } from '../../ports/upstream.ts';

/** The assigned part of IPv6. Outside it, ::/96 and others contain IPv4 addresses, which may be private. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address belongs to the public internet: not private, local, reserved or translated. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return false;
  return parsed.range() === 'unicast';
}

/** Whether a URL's host may be called; names are checked at the lookup. */
export function mayAsk(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 || isPublicAddress(bare);
}

/**
 * Looks up a name for a connection and refuses it if any of its addresses is not public. The connection uses the very
 * address that was checked, so that a second lookup cannot lead elsewhere.
 */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return callback(error ?? new Error('no address'), []);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new SourceFailure('refused', 'not a public address'), []);
    }
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
