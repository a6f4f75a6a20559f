import type { FastifyPluginAsync } from 'fastify';
import { bases } from '../../../contracts/config.ts';
import { eventPageSchema } from '../../../contracts/events.ts';
import { movementCoins, movementsSchema, type MovementCoin } from '../../../contracts/movements.ts';
import { newsSchema } from '../../../contracts/news.ts';
import { exchangeListSchema, exchanges, reservesSchema } from '../../../contracts/reserves.ts';
import { sentimentSchema } from '../../../contracts/sentiment.ts';
import { tickerCoins, tickerSchema, type TickerCoin } from '../../../contracts/ticker.ts';
import type { MarketFeeds } from '../../ports/market.ts';
import { AppError } from '../app-error.ts';
import { addFeedRoutes, type FeedRoute } from './feed-routes.ts';

interface MarketOptions {
  readonly market: MarketFeeds;
}

const pageNumber = { type: 'string', pattern: '^[1-9][0-9]{0,5}$' } as const;

export const marketRoutes: FastifyPluginAsync<MarketOptions> = async (app, { market }) => {
  addFeedRoutes(app, [
    { path: `${bases.api}/news`, body: newsSchema, load: () => market.news() },
    ...listEventRoutes(`${bases.api}/allcal/`, market),
    ...listEventRoutes(`${bases.api}/cal/`, market),
    {
      path: `${bases.api}/rocket/:coin`,
      body: movementsSchema,
      load: (coin) => market.movements(requireMovementCoin(coin)),
    },
    { path: bases.fearGreed, body: sentimentSchema, load: () => market.sentiment() },
    {
      path: `${bases.ticker}/v2/ticker/:coinId/`,
      body: tickerSchema,
      load: (id) => market.ticker(requireTickerCoin(id)),
    },
    { path: `${bases.coinData}/por/`, body: exchangeListSchema, load: () => market.exchanges() },
    {
      path: `${bases.proofOfReserves}:exchange`,
      body: reservesSchema,
      load: (exchange) => market.reserves(requireExchange(exchange)),
    },
    { path: bases.airdrops, type: 'text/csv; charset=utf-8', load: () => market.airdrops() },
  ]);
};

function listEventRoutes(path: string, market: MarketFeeds): readonly FeedRoute[] {
  return [
    { path, body: eventPageSchema, load: () => market.eventPage(1) },
    {
      path: `${path}:page/`,
      param: pageNumber,
      body: eventPageSchema,
      load: (page) => market.eventPage(Number(page)),
    },
  ];
}

function requireMovementCoin(asked: string): MovementCoin {
  return movementCoins.find((coin) => coin === asked) ?? refuse('coin', asked);
}

function requireTickerCoin(id: string): TickerCoin {
  const coins = Object.keys(tickerCoins).filter(isTickerCoin);
  return coins.find((coin) => String(tickerCoins[coin]) === id) ?? refuse('coin', id);
}

function isTickerCoin(name: string): name is TickerCoin {
  return Object.hasOwn(tickerCoins, name);
}

function requireExchange(asked: string): string {
  return exchanges.find(({ value }) => value === asked)?.value ?? refuse('exchange', asked);
}

function refuse(kind: 'coin' | 'exchange', asked: string): never {
  throw new AppError('NOT_FOUND', { message: `There is no ${kind} "${asked}" here.` });
}
