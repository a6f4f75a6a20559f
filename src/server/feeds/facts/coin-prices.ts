import {
  chartCoins,
  type Averages,
  type Candles,
  type IndicatorCoin,
  type Macd,
  type Rsi,
} from '../../../contracts/charts.ts';
import { mapFeed, type Feed } from '../../../contracts/feed.ts';
import { knownCoins } from '../../../contracts/known-coins.ts';
import type { MarketFeeds, PriceDay } from '../../ports/market.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import { loadIndicators } from '../indicator-feed.ts';
import { toAverages, toCandles } from '../price-days.ts';

/** A coin's daily prices, and what the charts show of them. Each call rejects with UpstreamError. */
export interface CoinPrices {
  days(): Promise<Feed<readonly PriceDay[]>>;
  candles(): Promise<Feed<Candles>>;
  averages(): Promise<Feed<Averages>>;
  /** RSI and MACD are empty if there are too few days. */
  rsi(): Promise<Feed<Rsi>>;
  macd(): Promise<Feed<Macd>>;
}

export type ChartMarket = Pick<MarketFeeds, 'priceDays' | 'candles' | 'rsi' | 'macd'>;

/** Prices of the coin with this id; `loadDays` loads those that no exchange is asked about. */
export function findPrices(
  market: ChartMarket,
  id: string,
  loadDays: () => Promise<Feed<readonly PriceDay[]>>,
): CoinPrices {
  const charted = chartCoins.find(({ symbol }) => knownCoins[symbol].id === id);
  return charted ? toChartedPrices(market, charted.symbol) : toComputedPrices(loadDays());
}

export function toChartedPrices(market: ChartMarket, coin: IndicatorCoin): CoinPrices {
  return {
    days: () => market.priceDays(coin),
    candles: () => market.candles(coin),
    averages: async () => mapFeed(await market.priceDays(coin), toAverages),
    rsi: () => market.rsi(coin),
    macd: () => market.macd(coin),
  };
}

/** From midnight prices. */
function toComputedPrices(closedDays: Promise<Feed<readonly PriceDay[]>>): CoinPrices {
  const days = closedDays.then(refuseNone);
  const compute = async <T>(to: (indicators: Indicators, days: readonly PriceDay[]) => T) => {
    const [indicators, feed] = await Promise.all([loadIndicators(), days]);
    return mapFeed(feed, (value) => to(indicators, value));
  };
  return {
    days: () => days,
    candles: async () => mapFeed(await days, toCandles),
    averages: async () => mapFeed(await days, toAverages),
    rsi: () => compute(({ toRsi }, all) => toRsi(all)),
    macd: () => compute(({ toMacd }, all) => toMacd(all)),
  };
}

/** A coin that is no longer traded has no days. */
function refuseNone(days: Feed<readonly PriceDay[]>): Feed<readonly PriceDay[]> {
  if (days.value.length === 0) throw new UpstreamError('not-found', days.source, { detail: 'no days' });
  return days;
}

type Indicators = Awaited<ReturnType<typeof loadIndicators>>;
