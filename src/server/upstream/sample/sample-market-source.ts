import { exchanges } from '../../../contracts/reserves.ts';
import { day } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MarketSample } from '../../ports/market.ts';
import { makeAirdrops } from './market/airdrops.ts';
import { makeEventPage } from './market/events.ts';
import { buildMarketRows } from './market/market-rows.ts';
import { makeMovements } from './market/movements.ts';
import { makeNews } from './market/news.ts';
import { makePriceDays } from './market/prices.ts';
import { makeReserves } from './market/reserves.ts';
import { makeSentiment } from './market/sentiment.ts';
import { makeQuote } from './market/tickers.ts';
import { orRefuse, sampleName } from './sample-rows.ts';

/**
 * Invented at each call, and the same for a UTC day (large movements: of 24 hours). Rejects with UpstreamError 'not-found'.
 */
export function buildMarketSample(clock: Clock): MarketSample {
  const rows = buildMarketRows();
  const midnight = () => Math.floor(clock.now() / day) * day;
  return {
    name: sampleName,
    madeAt: () => new Date(clock.now()).toISOString(),
    news: async () => makeNews(rows(), midnight()),
    eventPage: async (page) => orRefuse(makeEventPage(rows(), page, midnight())),
    async movements(coin) {
      const transactions = makeMovements(rows(), coin, clock.now());
      return { result: 'success', count: transactions.length, transactions };
    },
    sentiment: async () => makeSentiment(midnight()),
    ticker: async (coin) => makeQuote(coin, midnight()),
    priceDays: async (coin) => makePriceDays(coin, midnight()),
    reserves: async (exchange) => orRefuse(makeReserves(rows(), exchange, midnight())),
    exchanges: async () => exchanges.map(({ name: shown, value }) => ({ name: shown, value })),
    airdrops: async () => ({ text: makeAirdrops(rows()), skipped: 0 }),
  };
}
