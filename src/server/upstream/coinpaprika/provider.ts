import { day } from '../../../lib/durations.ts';
import type { CoinFactSource } from '../../ports/coin-facts.ts';
import type { Provider } from '../http/provider.ts';
import { buildCoinPaprikaEvents } from './coin-events.ts';
import { buildMarkets } from './coin-markets.ts';
import { buildCoinPaprika } from './coin-paprika.ts';
import { loadPriceDays } from './price-days.ts';
import { buildListedQuotes } from './quotes.ts';

/**
 * CoinPaprika: by its terms free for private use only; a plan's key has its own address. Ten calls a second is its
 * limit for everyone, 20,000 a month that of free use.
 */
export const coinPaprika: Provider<'coins' | 'coinFacts' | 'events'> = {
  id: 'COINPAPRIKA',
  name: 'CoinPaprika',
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
  build({ loaders: [{ loadJson }], clock, cache }) {
    const coinFacts: CoinFactSource = {
      // It has no days of coins with little trade.
      covers: 'part',
      readers: {
        quote: buildListedQuotes(loadJson, cache),
        markets: buildMarkets(loadJson, clock, cache),
        closedDays: ({ id }) => loadPriceDays(loadJson, clock, id),
      },
      membersOnly: ['closedDays'],
    };
    return {
      coins: buildCoinPaprika(loadJson, cache),
      coinFacts,
      events: buildCoinPaprikaEvents(loadJson, clock),
    };
  },
};
