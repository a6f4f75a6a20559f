import { day, hour } from '../../../lib/durations.ts';
import { Type, type Static } from 'typebox';
import { listingExchanges } from '../../../contracts/coin-facts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FactReaders } from '../../ports/coin-facts.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import { toSegment, type LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { toPositive } from '../http/plain-values.ts';
import { figure, maybe, text } from '../http/schemas.ts';

const market = Type.Object({
  exchange_id: text,
  base_currency_id: maybe(text),
  quote_currency_id: maybe(text),
  outlier: maybe(Type.Boolean()),
  quotes: Type.Object({ USD: Type.Object({ price: figure }) }),
});
type Market = Static<typeof market>;
const readMarkets = buildListReader({
  route: '/coins/markets',
  isOfOne: true,
  mayBeNull: true,
  row: market,
});

/** In ms; a feed may show them for another hour. */
const lifetime = day - hour;

/** The exchanges that trade a coin: one call per coin and day. */
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

async function loadExchanges(load: LoadJson, id: string): Promise<readonly string[]> {
  const loading = load(`/coins/${toSegment(id)}/markets?quotes=USD`);
  return [...new Set(await readMarkets(loading, (row) => toExchange(row, id)))];
}

/** A market whose price is far off does not count: it may be another coin's. CoinPaprika omits it from its average. */
function toExchange(row: Market, id: string): string | null | undefined {
  if (!isOf(row, id)) return undefined;
  if (row.outlier === true) return null;
  return toPositive(row.quotes.USD.price) === undefined ? undefined : row.exchange_id.toLowerCase();
}

/** Whether a market, if it says which coins are traded, trades the coin. */
function isOf({ base_currency_id: base, quote_currency_id: quote }: Market, id: string): boolean {
  return !base || base === id || quote === id;
}
