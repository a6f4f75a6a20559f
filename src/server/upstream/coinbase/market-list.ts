import type { JSONSchema } from 'json-schema-to-ts';
import type { LoadJson } from '../../ports/upstream.ts';
import type { ListedMarket } from '../http/market-list.ts';
import { requireRoute, buildResponseReader, buildRowReader, convertRows } from '../http/response-checks.ts';
import { sourceName } from './coinbase.ts';

const productsOrigin = { source: sourceName, route: '/products' } as const;
const statsOrigin = { source: sourceName, route: '/products/stats' } as const;

const text = { type: 'string' } as const;
const readProducts = buildResponseReader(productsOrigin, { type: 'array' });
const readProduct = buildRowReader({
  type: 'object',
  required: ['id', 'base_currency', 'quote_currency'],
  properties: {
    id: text,
    base_currency: text,
    quote_currency: text,
    status: { type: ['string', 'null'] },
    trading_disabled: { type: ['boolean', 'null'] },
  },
} as const satisfies JSONSchema);
const readStats = buildResponseReader(statsOrigin, {
  type: 'object',
  additionalProperties: {
    type: 'object',
    properties: { stats_24hour: { type: ['object', 'null'], properties: { last: {} } } },
  },
} as const satisfies JSONSchema);

/** Coinbase's own symbols. */
export const aliases = {
  CGLD: 'CELO',
  CORECHAIN: 'CORE',
  COSMOSDYDX: 'DYDX',
  JUPITER: 'JUP',
  MANTLE: 'MNT',
  ZETACHAIN: 'ZETA',
};

/** The markets of Coinbase that are open. Rejects with UpstreamError. */
export async function loadMarketList(load: LoadJson): Promise<readonly ListedMarket[]> {
  const [products, stats] = await Promise.all([
    requireRoute(productsOrigin, load('/products')).then(readProducts),
    requireRoute(statsOrigin, load('/products/stats')).then(readStats),
  ]);
  const known = convertRows(productsOrigin, products, readProduct);
  return known
    .filter(({ status, trading_disabled: isDisabled }) => status === 'online' && isDisabled !== true)
    .map(({ id, base_currency: base, quote_currency: quote }) => ({
      base,
      quote,
      price: stats[id]?.stats_24hour?.last,
    }));
}
