import type { JSONSchema } from 'json-schema-to-ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { splitPair, type ListedMarket } from '../http/market-list.ts';
import { requireRoute, buildResponseReader } from '../http/response-checks.ts';
import { refuseErrors, sourceName } from './kraken.ts';

const origin = { source: sourceName, route: '/Ticker' } as const;
const readTickers = buildResponseReader(origin, {
  type: 'object',
  required: ['error'],
  properties: {
    error: { type: 'array', items: { type: 'string' } },
    result: {
      type: 'object',
      additionalProperties: { type: 'object', properties: { c: { type: 'array' } } },
    },
  },
} as const satisfies JSONSchema);

/** Kraken's own symbols; LUNA is the coin that was renamed to Terra Classic. */
export const aliases = { LUNA: 'LUNC', LUNA2: 'LUNA', USDTZ: 'USDT', XBT: 'BTC', XDG: 'DOGE' };

/** The markets of Kraken; c is the last price and its amount. Rejects with UpstreamError. */
export async function loadMarketList(load: LoadJson): Promise<readonly ListedMarket[]> {
  const { error, result = {} } = readTickers(await requireRoute(origin, load('/Ticker')));
  refuseErrors(error, origin.route);
  return Object.entries(result).map(([name, { c: last = [] }]) => {
    const { base, quote } = splitPair(name);
    return { base: toSymbol(base), quote, price: last[0] };
  });
}

/** Old pairs have a letter before each side: XXBTZUSD. */
function toSymbol(base: string): string {
  return /^X([A-Z]{3})Z$/.exec(base)?.[1] ?? base;
}
