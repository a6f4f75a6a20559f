import type { CoinFactSource } from '../../ports/coin-facts.ts';
import type { CoinSource } from '../../ports/coins.ts';
import type { EventSource } from '../../ports/market.ts';
import { day } from '../http/call-budget.ts';
import type { Provider } from '../http/provider.ts';
import { buildCoinPaprikaEvents } from './coin-events.ts';
import { buildListings } from './coin-markets.ts';
import { buildCoinPaprika } from './coin-paprika.ts';
import { loadPriceDays } from './price-days.ts';
import { sourceName } from './responses.ts';

interface Sources {
  readonly coins: CoinSource;
  readonly coinFacts: CoinFactSource;
  readonly events: EventSource;
}

/**
 * CoinPaprika: free for private use only, by its terms; a plan's key has an address of its own. Ten calls a second
 * are its rule for everybody, 20,000 a month that of the free use.
 */
export const coinPaprika: Provider<Sources> = {
  id: 'COINPAPRIKA',
  name: sourceName,
  key: 'optional',
  bases: (key) => [
    key === undefined ? 'https://api.coinpaprika.com/v1' : 'https://api-pro.coinpaprika.com/v1',
  ],
  authorize: (key) => ({ headers: { Authorization: key } }),
  limits: (key) => [
    { calls: 10, per: 1000 },
    ...(key === undefined ? [{ calls: 20_000, per: 30 * day, kept: 10_000 }] : []),
  ],
  routes: [
    '/coins/*',
    '/coins/*/events',
    '/coins/*/markets',
    '/people/*',
    '/tickers/*',
    '/tickers/*/historical',
  ],
  // A large coin has thousands of markets.
  maxBytes: 32_000_000,
  build: ({ loaders: [{ loadJson }], clock, remember }) => ({
    coins: buildCoinPaprika(loadJson, remember),
    coinFacts: {
      name: sourceName,
      // Of coins that few trade it has no days.
      covers: 'part',
      readers: {
        ...buildListings(loadJson, remember),
        closedDays: ({ id }) => loadPriceDays(loadJson, clock, id),
      },
    },
    events: buildCoinPaprikaEvents(loadJson, clock),
  }),
};
