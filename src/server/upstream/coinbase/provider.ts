import { Type } from 'typebox';
import type { IndicatorCoin } from '../../../contracts/charts.ts';
import { day, minute } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PriceSource } from '../../ports/market.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { buildListing, type MarketList } from '../http/market-list.ts';
import { readCandle, toMilliseconds, toPriceDay, toPriceDays } from '../http/price-days.ts';
import type { Provider } from '../http/provider.ts';
import { buildRouteReader, convertRows } from '../http/response-checks.ts';
import { byName, maybe, optionalFigure, rows, text } from '../http/schemas.ts';

const candlesRoute = '/products/candles';

const readCandles = buildRouteReader(candlesRoute, rows);
const readProducts = buildListReader({
  route: '/products',
  row: Type.Object({
    id: text,
    base_currency: text,
    quote_currency: text,
    status: maybe(text),
    trading_disabled: maybe(Type.Boolean()),
  }),
});
const readStats = buildRouteReader(
  '/products/stats',
  byName(Type.Object({ stats_24hour: maybe(Type.Object({ last: optionalFigure })) })),
);

const products: Readonly<Record<IndicatorCoin, string>> = { btc: 'BTC-USD', eth: 'ETH-USD' };

/** A response has at most 300 rows, both ends included, and more are needed: two consecutive responses. */
const spanDays = 250;

function buildPrices(load: LoadJson, clock: Clock): PriceSource {
  const loadSpan = async (coin: IndicatorCoin, end: number) => {
    const query = new URLSearchParams({
      granularity: String(day / 1000),
      start: new Date(end - spanDays * day).toISOString(),
      end: new Date(end).toISOString(),
    });
    const loading = load(`/products/${products[coin]}/candles?${query.toString()}`);
    return readCandles(loading);
  };
  return {
    async priceDays(coin) {
      const now = clock.now();
      const end = Math.floor(now / day) * day;
      const spans = await Promise.all([loadSpan(coin, end - spanDays * day), loadSpan(coin, end)]);
      const days = convertRows(candlesRoute, spans.flat(), (row) => {
        const [openedAt, low, high, open, close] = readCandle(row) ?? [];
        return toPriceDay(toMilliseconds(openedAt), { open, high, low, close });
      });
      return toPriceDays(days, now);
    },
  };
}

/** The markets of Coinbase that are open. */
export const coinbaseMarkets: MarketList = {
  async load(load) {
    const [known, stats] = await Promise.all([
      readProducts(load('/products'), (product) => product),
      readStats(load('/products/stats')),
    ]);
    return known
      .filter(({ status, trading_disabled: isDisabled }) => status === 'online' && isDisabled !== true)
      .map(({ id, base_currency: base, quote_currency: quote }) => ({
        base,
        quote,
        price: stats[id]?.stats_24hour?.last,
      }));
  },
  aliases: {
    CGLD: 'CELO',
    CORECHAIN: 'CORE',
    COSMOSDYDX: 'DYDX',
    JUPITER: 'JUP',
    MANTLE: 'MNT',
    ZETACHAIN: 'ZETA',
  },
};

/** Coinbase Exchange's address for public data; our limit is a tenth of its ten calls a second. */
export const coinbase: Provider<'coinFacts' | 'prices'> = {
  id: 'COINBASE',
  name: 'Coinbase',
  key: 'none',
  bases: () => ['https://api.exchange.coinbase.com'],
  limits: () => [{ calls: 60, per: minute }],
  routes: ['/products/*/candles'],
  build: ({ loaders: [{ loadJson }], clock, cache }) => ({
    prices: buildPrices(loadJson, clock),
    coinFacts: buildListing('coinbaseListing', coinbaseMarkets, { loadJson, cache }),
  }),
};
