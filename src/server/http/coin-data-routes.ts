import type { FastifyPluginAsync } from 'fastify';
import { coinNewsSchema, coinSchema, teamMemberSchema } from '../../contracts/coin-data.ts';
import { bases } from '../../contracts/config.ts';
import { errorBodySchema } from '../../contracts/errors.ts';
import type { buildCoinFeeds } from '../feeds/coin-feeds.ts';
import { sendFeed } from './send-feed.ts';

interface CoinDataOptions {
  readonly feeds: ReturnType<typeof buildCoinFeeds>;
}

const failures = { '4xx': errorBodySchema, '5xx': errorBodySchema };
const text = { type: 'string', minLength: 1, maxLength: 100, pattern: '\\S' } as const;
const coinNameParams = { type: 'object', required: ['coinName'], properties: { coinName: text } } as const;
const memberParams = {
  type: 'object',
  required: ['teamMemberId'],
  properties: { teamMemberId: text },
} as const;

/** GET {coin-data}/coinsearch, /teamsearch and /coinnews; the coin a member means, its team and its news. */
export const coinDataRoutes: FastifyPluginAsync<CoinDataOptions> = async (app, { feeds }) => {
  app.get<{ Params: { coinName: string } }>(
    `${bases.coinData}/coinsearch/:coinName`,
    { schema: { params: coinNameParams, response: { 200: coinSchema, ...failures } } },
    async ({ params }, reply) => sendFeed(reply, await feeds.coin(params.coinName)),
  );
  app.get<{ Params: { teamMemberId: string } }>(
    `${bases.coinData}/teamsearch/:teamMemberId`,
    { schema: { params: memberParams, response: { 200: teamMemberSchema, ...failures } } },
    async ({ params }, reply) => sendFeed(reply, await feeds.teamMember(params.teamMemberId)),
  );
  app.get<{ Params: { coinName: string } }>(
    `${bases.coinData}/coinnews/:coinName`,
    { schema: { params: coinNameParams, response: { 200: coinNewsSchema, ...failures } } },
    async ({ params }, reply) => sendFeed(reply, await feeds.coinNews(params.coinName)),
  );
};
