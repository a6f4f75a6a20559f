import { Type } from 'typebox';
import type { IndicatorCoin } from '../../../contracts/charts.ts';
import { minute } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PriceSource } from '../../ports/market.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { buildListing, type ListedMarket, type MarketList } from '../http/market-list.ts';
import { toNumber, toPositive } from '../http/plain-values.ts';
import { candle, toPriceDay, toPriceDays } from '../http/price-days.ts';
import type { Provider } from '../http/provider.ts';
import { figure, text } from '../http/schemas.ts';

const readCandles = buildListReader({ route: '/klines', row: candle });
const readSymbols = buildListReader({
  route: '/exchangeInfo',
  at: ['symbols'],
  row: Type.Object({ symbol: text, status: text, baseAsset: text, quoteAsset: text }),
});
const readPrices = buildListReader({
  route: '/ticker/price',
  row: Type.Object({ symbol: text, price: figure }),
});

/** Pairs with the dollar coin that is traded most there. */
const pairs: Readonly<Record<IndicatorCoin, string>> = { btc: 'BTCUSDT', eth: 'ETHUSDT' };

function buildPrices(load: LoadJson, clock: Clock): PriceSource {
  return {
    async priceDays(coin) {
      const loading = load(`/klines?symbol=${pairs[coin]}&interval=1d&limit=500`);
      const days = await readCandles(loading, ([openedAt, open, high, low, close]) =>
        toPriceDay(toNumber(openedAt), { open, high, low, close }),
      );
      return toPriceDays(days, clock.now());
    },
  };
}

/** The markets of Binance that are open: its list of prices keeps markets that have ended. */
export const binanceMarkets: MarketList = {
  async load(load) {
    const [symbols, prices] = await Promise.all([
      // The sets of permissions would make the response four times as large.
      readSymbols(load('/exchangeInfo?showPermissionSets=false&symbolStatus=TRADING'), (row) => row),
      readPrices(load('/ticker/price'), ({ symbol, price }) => [symbol, price] as const),
    ]);
    const known = new Map(prices);
    return symbols
      .filter(({ status }) => status === 'TRADING')
      .map(({ symbol, baseAsset, quoteAsset }) => ({
        ...toSingle(baseAsset, known.get(symbol)),
        quote: quoteAsset,
      }));
  },
  aliases: { BEAMX: 'BEAM', BTTC: 'BTT', RONIN: 'RON' },
};

const multiples: Readonly<Partial<Record<string, number>>> = { '1000': 1000, '1M': 1_000_000 };

/** A market of cheap coins is of a thousand or a million of them: 1000SATS. */
function toSingle(asset: string, price: unknown): Pick<ListedMarket, 'base' | 'price'> {
  const [, multiple = '', base = asset] = /^(1000|1M)([A-Z]{3,})$/.exec(asset) ?? [];
  const known = toPositive(price);
  return { base, price: known === undefined ? price : known / (multiples[multiple] ?? 1) };
}

/**
 * Binance's address for public data, which, unlike its main one, is open in every country. The limit is far below
 * Binance's, which counts weights: one of our calls costs at most 20 of 6,000 a minute. Calls after a 429 get 418.
 */
export const binance: Provider<'coinFacts' | 'prices'> = {
  id: 'BINANCE',
  name: 'Binance',
  key: 'none',
  bases: () => ['https://data-api.binance.vision/api/v3'],
  limits: () => [{ calls: 60, per: minute }],
  pauseStatuses: [418],
  // The list of all markets.
  maxBytes: 32_000_000,
  build: ({ loaders: [{ loadJson }], clock, cache }) => ({
    prices: buildPrices(loadJson, clock),
    coinFacts: buildListing('binanceListing', binanceMarkets, { loadJson, cache }),
  }),
};
