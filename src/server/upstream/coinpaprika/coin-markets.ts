import type { JSONSchema } from 'json-schema-to-ts';
import { listingExchanges, type ListingExchange } from '../../../contracts/coin-facts.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { toSegment } from '../http/path-segment.ts';
import { toPositive } from '../http/positive.ts';
import { buildResponseReader, buildRowReader, keepUsable } from '../http/response-checks.ts';
import { sourceName, toOrigin } from './responses.ts';

const origin = toOrigin('/coins/markets');
const readMarkets = buildResponseReader(origin, { type: ['array', 'null'] });

// Only the fields that are used; figures are read one by one.
const marketSchema = {
  type: 'object',
  required: ['exchange_id', 'quotes'],
  properties: {
    exchange_id: { type: 'string' },
    outlier: { type: ['boolean', 'null'] },
    quotes: {
      type: 'object',
      required: ['USD'],
      properties: { USD: { type: 'object', required: ['price'], properties: { price: {} } } },
    },
  },
} as const satisfies JSONSchema;
const readMarket = buildRowReader(marketSchema);

interface Market {
  readonly exchange: string;
  /** CoinPaprika itself leaves its price out of its average. */
  readonly isOutlier: boolean;
}

/**
 * Which of the contract's exchanges trade a coin, by its id at CoinPaprika. A market whose price is far off does not
 * count: it may be another coin's. Rejects with UpstreamError.
 */
export async function loadListings(load: LoadJson, id: string): Promise<readonly ListingExchange[]> {
  const rows = readMarkets(await load(`/coins/${toSegment(sourceName, id)}/markets?quotes=USD`)) ?? [];
  const markets = keepUsable(origin, rows, toMarket).filter(({ isOutlier }) => !isOutlier);
  const trading = new Set(markets.map(({ exchange }) => exchange));
  return listingExchanges.filter((exchange) => trading.has(exchange.id)).map(({ name }) => name);
}

function toMarket(row: unknown): Market | undefined {
  const market = readMarket(row);
  const price = toPositive(market?.quotes.USD.price);
  if (market === undefined || (price === undefined && market.outlier !== true)) return undefined;
  return { exchange: market.exchange_id.toLowerCase(), isOutlier: market.outlier === true };
}
