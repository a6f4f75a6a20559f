import type { FastifyPluginAsync } from 'fastify';
import { coinNewsSchema, coinSchema, teamMemberSchema } from '../../contracts/coin-data.ts';
import { bases } from '../../contracts/config.ts';
import type { CoinFeeds } from '../ports/coins.ts';
import { addFeedRoutes } from './feed-routes.ts';

interface CoinDataOptions {
  readonly feeds: CoinFeeds;
}

const param = { type: 'string', minLength: 1, maxLength: 100, pattern: '\\S' } as const;

/** GET {coin-data}/coinsearch, /teamsearch and /coinnews; the coin a member means, its team and its news. */
export const coinDataRoutes: FastifyPluginAsync<CoinDataOptions> = async (app, { feeds }) => {
  addFeedRoutes(app, [
    {
      path: `${bases.coinData}/coinsearch/:coinName`,
      param,
      body: coinSchema,
      load: (name) => feeds.coin(name),
    },
    {
      path: `${bases.coinData}/teamsearch/:teamMemberId`,
      param,
      body: teamMemberSchema,
      load: (id) => feeds.teamMember(id),
    },
    {
      path: `${bases.coinData}/coinnews/:coinName`,
      param,
      body: coinNewsSchema,
      load: (name) => feeds.coinNews(name),
    },
  ]);
};
