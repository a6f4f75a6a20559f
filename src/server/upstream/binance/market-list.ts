import type { JSONSchema } from 'json-schema-to-ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { splitPair, type ListedMarket } from '../http/market-list.ts';
import { requireRoute, buildResponseReader, buildRowReader, convertRows } from '../http/response-checks.ts';
import { sourceName } from './binance.ts';

const origin = { source: sourceName, route: '/ticker/price' } as const;
const readPrices = buildResponseReader(origin, { type: 'array' });
const readPrice = buildRowReader({
  type: 'object',
  required: ['symbol', 'price'],
  properties: { symbol: { type: 'string' }, price: {} },
} as const satisfies JSONSchema);

/** The markets of Binance that are priced in dollars. Rejects with UpstreamError. */
export async function loadMarketList(load: LoadJson): Promise<readonly ListedMarket[]> {
  const rows = readPrices(await requireRoute(origin, load('/ticker/price')));
  const markets = convertRows(origin, rows, (row) => {
    const found = readPrice(row);
    if (found === undefined) return undefined;
    const pair = splitPair(found.symbol);
    return pair === undefined ? ('in no dollars' as const) : { ...pair, price: found.price };
  });
  return markets.filter((market) => market !== 'in no dollars');
}
