import { chartCoins } from '../../contracts/charts.ts';
import type { CoinCharts, CoinFeeds } from '../ports/coins.ts';
import { findPrices, toChartedPrices, type ChartMarket, type CoinPrices } from './facts/coin-prices.ts';
import type { FactFeeds } from './facts/fact-feeds.ts';
import { findSubject } from './facts/find-subject.ts';
import { identifyCoin, loadClosedDays } from './facts/identify-coin.ts';

interface ChartParts {
  readonly feeds: Pick<FactFeeds, 'identity' | 'geckoMarket' | 'closedDays' | 'sourceOf'>;
  readonly coins: Pick<CoinFeeds, 'coin' | 'known' | 'quote'>;
  readonly market: ChartMarket;
}

export function buildCoinCharts({ feeds, coins, market }: ChartParts): CoinCharts {
  const find = async (term: string): Promise<CoinPrices> => {
    const named = chartCoins.find(({ name, symbol }) => term === name || term === symbol);
    if (named) return toChartedPrices(market, named.symbol);
    const coin = (await findSubject(coins, term))?.coin ?? (await coins.coin(term)).value;
    return findPrices(market, coin.id, () => loadClosedDays(feeds, identifyCoin({ feeds, coins }, coin)));
  };
  return {
    candles: async (term) => (await find(term)).candles(),
    averages: async (term) => (await find(term)).averages(),
    rsi: async (term) => (await find(term)).rsi(),
    macd: async (term) => (await find(term)).macd(),
  };
}
