import Papa from 'papaparse';
import { airdropColumns } from '../../../contracts/airdrops.ts';
import { exchanges } from '../../../contracts/reserves.ts';
import { day, hour } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MarketSample } from '../../ports/market.ts';
import { toLarge } from '../http/movement-parts.ts';
import { makeEventPage } from './market/events.ts';
import { buildMarketRows } from './market/market-rows.ts';
import { makeMovements } from './market/movements.ts';
import { makePriceDays } from './market/prices.ts';
import { makeReserves } from './market/reserves.ts';
import { makeQuote } from './market/tickers.ts';
import { orRefuse, sampleName } from './sample-rows.ts';

const papers = ['Sample Gazette', 'Sample Ledger', 'Sample Courier'] as const;

/**
 * Invented at each call, and the same for a UTC day (large movements: of 24 hours). Rejects with UpstreamError 'not-found'.
 */
export function buildMarketSample(clock: Clock): MarketSample {
  const rows = buildMarketRows();
  const midnight = () => Math.floor(clock.now() / day) * day;
  return {
    name: sampleName,
    madeAt: () => new Date(clock.now()).toISOString(),
    // The latest is an hour before midnight, the others some hours apart.
    news: async () =>
      rows().headlines.map(({ title, picture }, index) => ({
        title,
        link: `https://example.com/sample-news/${index + 1}`,
        imgUrl: picture === null ? null : `/media/${picture}`,
        feedDate: midnight() - hour * (1 + index * 5),
        source: papers[index % papers.length] ?? papers[0],
      })),
    eventPage: async (page) => orRefuse(makeEventPage(rows(), page, midnight())),
    movements: async (coin) => toLarge(makeMovements(rows(), coin, clock.now())),
    sentiment: async () => ({
      data: [{ value: 38, value_classification: 'Fear', timestamp: midnight() / 1000 }],
    }),
    ticker: async (coin) => makeQuote(coin, midnight()),
    priceDays: async (coin) => makePriceDays(coin, midnight()),
    reserves: async (exchange) => orRefuse(makeReserves(rows(), exchange, midnight())),
    exchanges: async () => exchanges.map(({ name: shown, value }) => ({ name: shown, value })),
    airdrops: async () => ({
      text: `${Papa.unparse([[...airdropColumns], ...rows().airdrops])}\r\n`,
      skipped: 0,
    }),
  };
}
