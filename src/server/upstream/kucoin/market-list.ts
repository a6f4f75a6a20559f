import type { JSONSchema } from 'json-schema-to-ts';
import type { LoadJson } from '../../ports/upstream.ts';
import type { ListedMarket } from '../http/market-list.ts';
import { requireRoute, buildResponseReader, buildRowReader, convertRows } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'KuCoin';

const origin = { source: sourceName, route: '/market/allTickers' } as const;
const readTickers = buildResponseReader(origin, {
  type: 'object',
  required: ['data'],
  properties: {
    data: { type: 'object', required: ['ticker'], properties: { ticker: { type: 'array' } } },
  },
} as const satisfies JSONSchema);
const readTicker = buildRowReader({
  type: 'object',
  required: ['symbol', 'last'],
  properties: { symbol: { type: 'string' }, symbolName: { type: ['string', 'null'] }, last: {} },
} as const satisfies JSONSchema);

/** KuCoin's own symbol of a coin that was renamed, for responses without names. */
export const aliases = { BCHSV: 'BSV', GALAX: 'GALA' };

/** The markets of KuCoin; a market is renamed with its coin, but its symbol never changes. Rejects with UpstreamError. */
export async function loadMarketList(load: LoadJson): Promise<readonly ListedMarket[]> {
  const { ticker } = readTickers(await requireRoute(origin, load('/market/allTickers'))).data;
  return convertRows(origin, ticker, readTicker).map(({ symbol, symbolName, last }) => {
    const [base = '', quote = ''] = (symbolName ?? symbol).split('-');
    return { base, quote, price: last };
  });
}
