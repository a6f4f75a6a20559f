import { day, hour } from '../../../lib/durations.ts';
import { Type } from 'typebox';
import { listingExchanges } from '../../../contracts/coin-facts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FactReaders } from '../../ports/coin-facts.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import { toSegment, type LoadJson } from '../../ports/upstream.ts';
import { toPositive } from '../http/plain-values.ts';
import { buildResponseReader, buildRowReader, convertRows } from '../http/response-checks.ts';
import { figure, maybe, orNull, rows, text } from '../http/schemas.ts';

const route = '/coins/markets';
const readMarkets = buildResponseReader(route, orNull(rows));
const readMarket = buildRowReader(
  Type.Object({
    exchange_id: text,
    base_currency_id: maybe(text),
    quote_currency_id: maybe(text),
    outlier: maybe(Type.Boolean()),
    quotes: Type.Object({ USD: Type.Object({ price: figure }) }),
  }),
);

interface Market {
  readonly exchange: string;
  /** CoinPaprika itself omits its price from its average. */
  readonly isOutlier: boolean;
}

/** In ms; a feed may show them for another hour. */
const lifetime = day - hour;

/** The exchanges that trade a coin: one call per coin and day. Rejects with SourceFailure. */
export function buildMarkets(load: LoadJson, clock: Clock, cache: ProviderCache): FactReaders['markets'] {
  const loadTrading = cache.byKey({
    lifetime,
    load: async (id) => ({ trading: await loadExchanges(load, id), at: clock.now() }),
  });
  return async ({ id }) => {
    const { trading, at } = await loadTrading(id);
    const ids = listingExchanges.map((exchange) => exchange.id);
    return { value: ids.filter((exchange) => trading.includes(exchange)), at };
  };
}

/** A market whose price is far off does not count: it may be another coin's. */
async function loadExchanges(load: LoadJson, id: string): Promise<readonly string[]> {
  const listed = readMarkets(await load(`/coins/${toSegment(id)}/markets?quotes=USD`)) ?? [];
  const markets = convertRows(route, listed, (row) => toMarket(row, id)).filter(
    ({ isOutlier }) => !isOutlier,
  );
  return [...new Set(markets.map(({ exchange }) => exchange))];
}

function toMarket(row: unknown, id: string): Market | undefined {
  const market = readMarket(row);
  if (!isOf(market?.base_currency_id, market?.quote_currency_id, id)) return undefined;
  const price = toPositive(market?.quotes.USD.price);
  if (market === undefined || (price === undefined && market.outlier !== true)) return undefined;
  return { exchange: market.exchange_id.toLowerCase(), isOutlier: market.outlier === true };
}

/** Whether a market, if it says which coins are traded, trades the coin. */
function isOf(base: string | null | undefined, quote: string | null | undefined, id: string): boolean {
  return !base || base === id || quote === id;
}
