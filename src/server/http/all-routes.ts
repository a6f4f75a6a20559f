import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { PublicConfig } from '../../contracts/config.ts';
import type { Context } from '../domain/context.ts';
import { buildLimiters, type Limits } from './limits.ts';
import type { Pages } from './pages/pages.ts';
import { accountRoutes, type AccountOptions } from './account/account-routes.ts';
import { dataRoutes, type DataOptions } from './feeds/data-routes.ts';
import { buildSignInQueue } from './sign-in/sign-in-queue.ts';
import { metricsRoutes } from './site/metrics-routes.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { recordRoutes } from './records/record-routes.ts';
import { rewardRoutes } from './account/reward-routes.ts';
import { siteRoutes } from './site/site-routes.ts';
import { watchlistRoutes } from './account/watchlist-routes.ts';

/** What the routes serve. */
export interface Served extends Omit<DataOptions, 'limiters'>, Pick<AccountOptions, 'signIn' | 'retention'> {
  readonly context: Context;
  /** Whether saves are taken now. */
  readonly isReady: () => Promise<boolean>;
  readonly limits: Limits;
  /** Replaces the ids of members and networks wherever others read them. */
  readonly pseudonym: (text: string) => string;
  readonly pages: Pages;
  readonly publicConfig: PublicConfig;
  /** Whom to tell of a weakness; undefined: nobody is named. */
  readonly securityText: string | undefined;
  /** Who holds it may read the metrics; undefined: nobody may. */
  readonly metricsToken: string | undefined;
}

/** Every route of the server. */
export async function addRoutes(app: FastifyInstance, served: Served): Promise<void> {
  const { context, isReady, limits, pages, publicConfig, securityText, ...others } = served;
  const { metricsToken, signIn, pseudonym, retention, ...data } = others;
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Take Profits', version: '1' } },
  });
  const limiters = await buildLimiters(app, limits, { ...context, pseudonym });
  const signInQueue = buildSignInQueue();
  await app.register(accountRoutes, { context, signIn, limiters, signInQueue, retention });
  await app.register(recordRoutes, { context, limiters });
  await app.register(rewardRoutes, { context, limiters });
  await app.register(watchlistRoutes, { context, limiters });
  await app.register(dataRoutes, { ...data, limiters });
  await app.register(siteRoutes, { isReady, publicConfig, securityText });
  const { storage, clock } = context;
  if (metricsToken !== undefined)
    await app.register(metricsRoutes, { token: metricsToken, storage, sources: data.sources, signInQueue });
  await app.register(pageRoutes, { pages, year: () => new Date(clock.now()).getUTCFullYear() });
}
