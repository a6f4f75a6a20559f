import type { FastifyPluginAsync } from 'fastify';
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
import type { CoinFactFeed, CoinFeeds } from '../../ports/coins.ts';
import { addFeedRoutes } from './feed-routes.ts';

interface CoinDataOptions {
  readonly coins: CoinFeeds;
  readonly coinFacts: CoinFactFeed;
}

const param = { type: 'string', minLength: 1, maxLength: maxNameLength, pattern: '\\S' } as const;

export const coinDataRoutes: FastifyPluginAsync<CoinDataOptions> = async (app, { coins, coinFacts }) => {
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
      param: { ...param, maxLength: maxSubjectIdLength },
      body: coinFactsSchema,
      load: (subject) => coinFacts.facts(subject),
    },
  ]);
};
