import { chartCoins } from '../../contracts/charts.ts';
import type { CoinCharts, CoinFeeds } from '../ports/coins.ts';
import { findPrices, toChartedPrices, type ChartMarket, type CoinPrices } from './facts/coin-prices.ts';
import type { FactFeeds } from './facts/fact-feeds.ts';
import { identifyCoin } from './facts/identify-coin.ts';

interface ChartParts {
  readonly feeds: Pick<FactFeeds, 'identity' | 'closedDays'>;
  readonly coins: Pick<CoinFeeds, 'coin' | 'quote'>;
  readonly market: ChartMarket;
}

export function buildCoinCharts({ feeds, coins, market }: ChartParts): CoinCharts {
  const find = async (term: string): Promise<CoinPrices> => {
    const named = chartCoins.find(({ name, symbol }) => term === name || term === symbol);
    if (named) return toChartedPrices(market, named.symbol);
    const found = (await coins.coin(term)).value;
    return findPrices(market, found.id, () =>
      identifyCoin({ feeds, coins }, found).identified.then(feeds.closedDays),
    );
  };
  return {
    candles: async (term) => (await find(term)).candles(),
    averages: async (term) => (await find(term)).averages(),
    rsi: async (term) => (await find(term)).rsi(),
    macd: async (term) => (await find(term)).macd(),
  };
}
