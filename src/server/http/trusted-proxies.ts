import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** How many proxies stand before the server, or which addresses and networks are theirs; false: none. */
export type TrustedProxies = number | string[] | false;

type Trust = false | string[] | ((address: string, hop: number) => boolean);

/**
 * Whose word on the client's address counts. A number alone would let whoever reaches the server without a proxy say
 * what they like, so the nearest of so many must call from this machine or a private network.
 */
export function toTrust(proxies: TrustedProxies): Trust {
  if (typeof proxies !== 'number') return proxies;
  const near = buildPrivateNetworks();
  return (address, hop) =>
    hop < proxies && (hop > 0 || near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'));
}

function buildPrivateNetworks(): BlockList {
  const networks = new BlockList();
  networks.addSubnet('127.0.0.0', 8);
  networks.addSubnet('10.0.0.0', 8);
  networks.addSubnet('172.16.0.0', 12);
  networks.addSubnet('192.168.0.0', 16);
  networks.addSubnet('169.254.0.0', 16);
  networks.addAddress('::1', 'ipv6');
  networks.addSubnet('fc00::', 7, 'ipv6');
  networks.addSubnet('fe80::', 10, 'ipv6');
  return networks;
}

/**
 * Leaves nothing but addresses in what proxies say of those that they were called from: some write the port along, and
 * each connection has another one. Who wrote what is no address is the last that is known, so it goes with all before it.
 */
export function cleanForwardedFor(headers: IncomingHttpHeaders): void {
  const { 'x-forwarded-for': said } = headers;
  if (said === undefined) return;
  const all = String(said)
    .split(',')
    .map((text) => toAddress(text.trim()));
  const known = all.slice(all.lastIndexOf(undefined) + 1);
  if (known.length === 0) delete headers['x-forwarded-for'];
  else headers['x-forwarded-for'] = known.join(', ');
}

function toAddress(text: string): string | undefined {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(address) === 0 ? undefined : address;
}
