import type { JSONSchema } from 'json-schema-to-ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { splitPair, type ListedMarket } from '../http/market-list.ts';
import { requireRoute, buildResponseReader, buildRowReader, convertRows } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'Gemini';

const origin = { source: sourceName, route: '/pricefeed' } as const;
const readFeed = buildResponseReader(origin, { type: 'array' });
const readPrice = buildRowReader({
  type: 'object',
  required: ['pair', 'price'],
  properties: { pair: { type: 'string' }, price: {} },
} as const satisfies JSONSchema);

/** The markets of Gemini. Rejects with UpstreamError. */
export async function loadMarketList(load: LoadJson): Promise<readonly ListedMarket[]> {
  const rows = convertRows(origin, readFeed(await requireRoute(origin, load('/pricefeed'))), readPrice);
  return rows.map(({ pair, price }) => ({ ...splitPair(pair), price }));
}
