import { day, minute } from '../../../lib/durations.ts';
import type { CoinFactSource } from '../../ports/coin-facts.ts';
import type { SentimentSource } from '../../ports/market.ts';
import type { Provider } from '../http/provider.ts';
import { buildCmcMarket, loadSentiment, sourceName } from './coin-market-cap.ts';

interface Sources {
  readonly coinFacts: CoinFactSource;
  readonly sentiment: SentimentSource;
}

const host = 'https://pro-api.coinmarketcap.com';

/**
 * CoinMarketCap: without a key it has a trial address, whose limit it does not state; with a key of the free plan it
 * allows 30 calls a minute and 15,000 a month.
 */
export const coinMarketCap: Provider<Sources> = {
  id: 'COINMARKETCAP',
  name: sourceName,
  key: 'optional',
  bases: (key) => [key === undefined ? `${host}/public-api` : host],
  authorize: (key) => ({ headers: { 'X-CMC_PRO_API_KEY': key } }),
  limits: (key) =>
    key === undefined
      ? [{ calls: 10, per: minute }]
      : [
          { calls: 25, per: minute },
          { calls: 15_000, per: 30 * day },
        ],
  routes: ['/v3/cryptocurrency/quotes/latest'],
  build: ({ loaders: [{ loadJson }], clock }) => ({
    coinFacts: { name: sourceName, readers: { cmcMarket: buildCmcMarket(loadJson, clock) } },
    sentiment: { name: sourceName, sentiment: () => loadSentiment(loadJson) },
  }),
};
