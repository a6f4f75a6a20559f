import { Type } from 'typebox';
import type { IndicatorCoin } from '../../../contracts/charts.ts';
import { minute } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PriceSource } from '../../ports/market.ts';
import { SourceFailure, type LoadJson, type UpstreamErrorKind } from '../../ports/upstream.ts';
import { buildListing, splitPair, type ListedMarket, type MarketList } from '../http/market-list.ts';
import { readCandle, toMilliseconds, toPriceDay, toPriceDays } from '../http/price-days.ts';
import type { Provider } from '../http/provider.ts';
import { buildResponseReader, buildRouteReader, convertRows, refuseOther } from '../http/response-checks.ts';
import { byName, rows, text } from '../http/schemas.ts';

const pricesRoute = '/OHLC';
const tickersRoute = '/Ticker';

const error = Type.Array(text);
// The rows are under the pair's long name, beside `last`, the time of the newest.
const readPrices = buildRouteReader(
  pricesRoute,
  Type.Object({ error, result: Type.Optional(byName(Type.Unknown())) }),
);
const readDays = buildResponseReader(pricesRoute, rows);
/** `c` is the last price and its amount. */
const readTickers = buildRouteReader(
  tickersRoute,
  Type.Object({ error, result: Type.Optional(byName(Type.Object({ c: Type.Optional(rows) }))) }),
);

/** Throws SourceFailure: Kraken sends errors with status 200, such as EService:Unavailable or EAPI:Rate limit exceeded. */
function refuseErrors([first]: readonly string[], route: string): void {
  if (first === undefined) return;
  const kind: UpstreamErrorKind = first.startsWith('EService:') ? 'unreachable' : 'refused';
  throw new SourceFailure(kind, `${route}: the body names an error`);
}

/** Pairs, which a response names in this or in the longer form XXBTZUSD. */
const pairs: Readonly<Record<IndicatorCoin, string>> = { btc: 'XBTUSD', eth: 'ETHUSD' };

/** The two sides of a pair; old pairs have a letter before each: XXBTZUSD. */
function toSides(pair: string): Pick<ListedMarket, 'base' | 'quote'> {
  const { base, quote } = splitPair(pair);
  return { base: base.replace(/^X([A-Z]{3})Z$/, '$1'), quote };
}

function buildPrices(load: LoadJson, clock: Clock): PriceSource {
  return {
    async priceDays(coin) {
      const loading = load(`/OHLC?pair=${pairs[coin]}&interval=1440`);
      const body = await readPrices(loading);
      refuseErrors(body.error, pricesRoute);
      const result = body.result ?? {};
      const [name = ''] = Object.entries(result).find(([, value]) => Array.isArray(value)) ?? [];
      const { base, quote } = toSides(name);
      refuseOther(pricesRoute, pairs[coin], base + quote);
      const days = convertRows(pricesRoute, readDays(result[name]), (row) => {
        const [openedAt, open, high, low, close] = readCandle(row) ?? [];
        return toPriceDay(toMilliseconds(openedAt), { open, high, low, close });
      });
      return toPriceDays(days, clock.now());
    },
  };
}

export const krakenMarkets: MarketList = {
  async load(load) {
    const body = await readTickers(load('/Ticker'));
    refuseErrors(body.error, tickersRoute);
    return Object.entries(body.result ?? {}).map(([pair, { c: last = [] }]) => ({
      ...toSides(pair),
      price: last[0],
    }));
  },
  // LUNA is the coin that was renamed to Terra Classic.
  aliases: { LUNA: 'LUNC', LUNA2: 'LUNA', USDTZ: 'USDT', XBT: 'BTC', XDG: 'DOGE' },
};

/** Kraken's address for public data; our limit is half of its one call a second. */
export const kraken: Provider<'coinFacts' | 'prices'> = {
  id: 'KRAKEN',
  name: 'Kraken',
  key: 'none',
  bases: () => ['https://api.kraken.com/0/public'],
  limits: () => [{ calls: 30, per: minute }],
  build: ({ loaders: [{ loadJson }], clock, cache }) => ({
    prices: buildPrices(loadJson, clock),
    coinFacts: buildListing('krakenListing', krakenMarkets, { loadJson, cache }),
  }),
};
