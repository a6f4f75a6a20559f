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

const symbols: Readonly<Partial<Record<string, string>>> = { XBT: 'BTC', XDG: 'DOGE' };

/** The markets of Kraken that are priced in dollars; c is the last price and its amount. Rejects with UpstreamError. */
export async function loadMarketList(load: LoadJson): Promise<readonly ListedMarket[]> {
  const { error, result = {} } = readTickers(await requireRoute(origin, load('/Ticker')));
  refuseErrors(error, origin.route);
  return Object.entries(result).flatMap(([name, { c: last = [] }]) => {
    const pair = splitPair(name);
    return pair === undefined ? [] : [{ ...pair, base: toSymbol(pair.base), price: last[0] }];
  });
}

/** Old pairs have a letter before each side: XXBTZUSD. */
function toSymbol(base: string): string {
  const plain = /^X([A-Z]{3})Z$/.exec(base)?.[1] ?? base;
  return symbols[plain] ?? plain;
}
