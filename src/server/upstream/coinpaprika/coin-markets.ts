import type { JSONSchema } from 'json-schema-to-ts';
import type { CoinMarket } from '../../ports/coins.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { toHttpsUrl, toLine } from '../http/plain-text.ts';
import { toPositive } from '../http/positive.ts';
import { buildResponseReader, buildRowReader, keepUsable } from '../http/response-checks.ts';
import { sourceName, toOrigin } from './responses.ts';
import { toSegment } from '../http/path-segment.ts';

/** The most of them that are passed on; a large coin has thousands. */
const maxMarkets = 100;

const origin = toOrigin('/coins/markets');
const readMarkets = buildResponseReader(origin, { type: ['array', 'null'] });

// Only the fields that are used; figures are read one by one.
const textOrNull = { type: ['string', 'null'] } as const;
const marketSchema = {
  type: 'object',
  required: ['exchange_name', 'pair', 'quotes'],
  properties: {
    exchange_name: { type: 'string' },
    pair: { type: 'string' },
    market_url: textOrNull,
    outlier: { type: ['boolean', 'null'] },
    quotes: {
      type: 'object',
      required: ['USD'],
      properties: {
        USD: { type: 'object', required: ['price'], properties: { price: {}, volume_24h: {} } },
      },
    },
  },
} as const satisfies JSONSchema;
const readMarket = buildRowReader(marketSchema);

/**
 * Where a coin is traded, by its id at CoinPaprika, the largest volume first; without the markets whose price
 * CoinPaprika itself leaves out of its average. Rejects with UpstreamError.
 */
export async function loadCoinMarkets(load: LoadJson, id: string): Promise<readonly CoinMarket[]> {
  const rows = readMarkets(await load(`/coins/${toSegment(sourceName, id)}/markets?quotes=USD`)) ?? [];
  return keepUsable(origin, rows, toMarket)
    .filter((market) => market !== 'outlier')
    .toSorted((a, b) => (b.volume_24h_usd ?? 0) - (a.volume_24h_usd ?? 0))
    .slice(0, maxMarkets);
}

function toMarket(row: unknown): CoinMarket | 'outlier' | undefined {
  const market = readMarket(row);
  const exchange = toLine(market?.exchange_name, 100);
  const pair = toLine(market?.pair, 100);
  const price = toPositive(market?.quotes.USD.price);
  if (market === undefined || exchange === undefined || pair === undefined) return undefined;
  if (market.outlier === true) return 'outlier';
  if (price === undefined) return undefined;
  return {
    exchange,
    pair,
    url: toHttpsUrl(market.market_url) ?? null,
    price_usd: price,
    volume_24h_usd: toPositive(market.quotes.USD.volume_24h) ?? null,
  };
}
