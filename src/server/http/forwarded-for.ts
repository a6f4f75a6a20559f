import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

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
