import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Number of proxies before the server, or their addresses and networks; false: none. */
export type TrustedProxies = number | string[] | false;

type Trust = false | string[] | ((address: string, hop: number) => boolean);

/**
 * The proxies whose X-Forwarded-For is trusted. With a number alone, a client that bypasses the proxy could send
 * anything, so the nearest proxy must call from this machine or a private network.
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
 * Keeps only addresses in X-Forwarded-For: some proxies add the port, which differs per connection. At an entry that is
 * no address the trail ends: it and everything before it are dropped.
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
