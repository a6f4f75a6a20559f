import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance } from 'fastify';
import type { ServerConfig } from './config.ts';
import type { Feeds } from './connect-feeds.ts';
import type { Context } from './domain/context.ts';
import { watchWrites, type Watched } from './domain/readiness.ts';
import { startSending, type Sending, type SignInParts } from './send-sign-in-mails.ts';
import { accountRoutes } from './http/routes/account-routes.ts';
import { dataRoutes } from './http/routes/data-routes.ts';
import { rewardRoutes } from './http/routes/reward-routes.ts';
import { addEdge } from './http/edge.ts';
import { buildHeaders } from './http/headers.ts';
import { buildLimiters } from './http/limits.ts';
import { mediaRoutes } from './http/routes/media-routes.ts';
import { pageRoutes } from './http/routes/page-routes.ts';
import type { Pages } from './http/pages.ts';
import { recordRoutes } from './http/routes/record-routes.ts';
import { buildServerOptions } from './http/server-options.ts';
import { siteRoutes } from './http/routes/site-routes.ts';
import { toPublicConfig } from './public-config.ts';

/** Everything the server is put together from. */
export interface AppDeps extends Context, Feeds {
  readonly config: ServerConfig;
  readonly pages: Pages;
  /** What log-in by code works with; undefined where log-in is open. */
  readonly signIn: SignInParts | undefined;
  /** What the log calls members and networks by, under the server's key. */
  readonly pseudonym: (text: string) => string;
  /** Where the log goes; undefined: to the process's output. */
  readonly logStream?: { write(line: string): void };
}

/** The whole server, not listening yet. It owns the storage and the calls of the feeds, and ends both. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, storage, questionnaires, clock, endCalls } = deps;
  const https = config.publicOrigin?.startsWith('https:') ?? false;
  const passkeys = config.signIn?.passkeyHost !== undefined;
  const headers = buildHeaders({ https, auth: config.auth, passkeys });
  const app = fastify(
    buildServerOptions({
      log: { level: config.LOG_LEVEL, stream: deps.logStream },
      trustProxy: config.trustProxy,
      headers,
    }),
  );
  const { context, isReady } = watchWrites({ storage, questionnaires, clock });
  await addEdge(app, {
    context,
    headers,
    https,
    pseudonym: deps.pseudonym,
    logLevel: config.LOG_LEVEL,
    publicOrigin: config.publicOrigin,
    maxConnections: config.MAX_CONNECTIONS,
  });
  const signIn = deps.signIn && startSending(app, context, deps.signIn, config);
  await addRoutes(app, { context, isReady, signIn }, deps);
  app.addHook('onClose', async () => {
    await signIn?.end();
    await Promise.all([endCalls(), storage.close()]);
  });
  return app;
}

async function addRoutes(
  app: FastifyInstance,
  { context, isReady, signIn }: Watched & { readonly signIn: Sending | undefined },
  deps: AppDeps,
): Promise<void> {
  const { config, clock, pages, coins, coinFacts, nfts, media, market, sources, callFor } = deps;
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Take Profits', version: '1' } },
  });
  const limiters = await buildLimiters(app, {
    logins: config.LIMIT_LOGINS,
    saves: config.LIMIT_SAVES,
    reads: config.LIMIT_READS,
    feeds: config.LIMIT_FEEDS,
    claims: config.LIMIT_CLAIMS,
    daily: config.LIMIT_DAILY,
    exports: config.LIMIT_EXPORTS,
  });
  await app.register(accountRoutes, { context, signIn: signIn?.context, limiters });
  await app.register(recordRoutes, { context, limiters });
  await app.register(rewardRoutes, { context, limiters });
  await app.register(dataRoutes, { coins, coinFacts, nfts, market, sources, callFor, limiters });
  await app.register(mediaRoutes, { media, limiters });
  await app.register(siteRoutes, { isReady, publicConfig: toPublicConfig(config) });
  await app.register(pageRoutes, { pages, year: () => new Date(clock.now()).getUTCFullYear() });
}
