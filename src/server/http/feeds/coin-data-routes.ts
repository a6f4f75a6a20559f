import type { FastifyPluginAsync } from 'fastify';
import { averagesSchema, candlesSchema, macdSchema, rsiSchema } from '../../../contracts/charts.ts';
import {
  coinHitsSchema,
  coinNewsSchema,
  coinSchema,
  teamMemberSchema,
} from '../../../contracts/coin-data.ts';
import { coinFactsSchema } from '../../../contracts/coin-facts.ts';
import { bases } from '../../../contracts/config.ts';
import { maxNameLength } from '../../../contracts/record.ts';
import { maxSubjectIdLength } from '../../../contracts/subject.ts';
import type { CoinCharts, CoinFactFeed, CoinFeeds } from '../../ports/coins.ts';
import { addFeedRoutes, type FeedRoute } from './feed-routes.ts';

interface CoinDataOptions {
  readonly coins: CoinFeeds;
  readonly coinFacts: CoinFactFeed;
  readonly charts: CoinCharts;
}

const param = { type: 'string', minLength: 1, maxLength: maxNameLength, pattern: '\\S' } as const;
const subject = { ...param, maxLength: maxSubjectIdLength } as const;

export const coinDataRoutes: FastifyPluginAsync<CoinDataOptions> = async (
  app,
  { coins, coinFacts, charts },
) => {
  addFeedRoutes(app, [
    {
      path: `${bases.coinData}/coinsearch/:coinName`,
      param,
      body: coinSchema,
      load: (name) => coins.coin(name),
    },
    {
      path: `${bases.coinData}/coins`,
      query: { name: 'query', schema: param },
      body: coinHitsSchema,
      load: (typed) => coins.coinHits(typed),
    },
    {
      path: `${bases.coinData}/teamsearch/:teamMemberId`,
      param,
      body: teamMemberSchema,
      load: (id) => coins.teamMember(id),
    },
    {
      path: `${bases.coinData}/coinnews/:coinName`,
      param,
      body: coinNewsSchema,
      load: (name) => coins.coinNews(name),
    },
    {
      path: `${bases.coinData}/facts/:subject`,
      param: subject,
      body: coinFactsSchema,
      load: (id) => coinFacts.facts(id),
    },
    ...listChartRoutes(charts),
  ]);
};

function listChartRoutes(charts: CoinCharts): readonly FeedRoute[] {
  const base = `${bases.coinData}/techanalysis`;
  return [
    {
      path: `${base}/candle/:coin`,
      param: subject,
      body: candlesSchema,
      load: (coin) => charts.candles(coin),
    },
    {
      path: `${base}/averages/:coin`,
      param: subject,
      body: averagesSchema,
      load: (coin) => charts.averages(coin),
    },
    { path: `${base}/rsi/:coin`, param: subject, body: rsiSchema, load: (coin) => charts.rsi(coin) },
    { path: `${base}/macd/:coin`, param: subject, body: macdSchema, load: (coin) => charts.macd(coin) },
  ];
}
