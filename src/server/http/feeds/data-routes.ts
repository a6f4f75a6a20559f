import type { FastifyPluginAsync } from 'fastify';
import type { CoinCharts, CoinFactFeed, CoinFeeds } from '../../ports/coins.ts';
import type { MarketFeeds } from '../../ports/market.ts';
import type { MediaFeed } from '../../ports/media.ts';
import type { NftFeed } from '../../ports/nfts.ts';
import type { CallFor, SourceRegister } from '../../ports/sources.ts';
import { callerOf } from '../guards.ts';
import type { Limiters } from '../limits.ts';
import { coinDataRoutes } from './coin-data-routes.ts';
import { marketRoutes } from './market-routes.ts';
import { mediaRoutes } from './media-routes.ts';
import { nftRoutes } from './nft-routes.ts';
import { sourceRoutes } from './source-routes.ts';

export interface DataOptions {
  readonly coins: CoinFeeds;
  readonly coinFacts: CoinFactFeed;
  readonly charts: CoinCharts;
  readonly nfts: NftFeed;
  readonly media: MediaFeed;
  readonly market: MarketFeeds;
  readonly sources: SourceRegister;
  readonly callFor: CallFor;
  readonly limiters: Limiters;
}

export const dataRoutes: FastifyPluginAsync<DataOptions> = async (app, options) => {
  const { coins, coinFacts, charts, nfts, media, market, sources, callFor, limiters } = options;
  app.addHook('onRequest', limiters.feeds);
  app.addHook('onRequest', (request, _, done) => {
    callFor({ memberId: callerOf(request).memberId, countMiss: () => limiters.misses(request) }, done);
  });
  await app.register(coinDataRoutes, { coins, coinFacts, charts });
  await app.register(nftRoutes, { nfts });
  await app.register(mediaRoutes, { media });
  await app.register(marketRoutes, { market });
  await app.register(sourceRoutes, { sources });
};
