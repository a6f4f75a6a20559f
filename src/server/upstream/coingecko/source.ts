import type { ResponseOrigin } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'CoinGecko';

/** The origin of a response of this source. */
export function toOrigin(route: string): ResponseOrigin {
  return { source: sourceName, route };
}
