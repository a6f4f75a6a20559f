import fastify, { type FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/config.ts';
import type { Feeds } from './connect-feeds.ts';
import type { SignIn } from './connect-sign-in.ts';
import type { Context } from '../domain/context.ts';
import { toRetention } from '../domain/retention-period.ts';
import { watchWrites, type Watched } from '../jobs/readiness.ts';
import type { Metrics } from '../ports/metrics.ts';
import { Connections } from '../http/connections/all-connections.ts';
import { addEdge } from '../http/edge.ts';
import { buildHeaders } from '../http/headers.ts';
import type { Limits } from '../http/limits.ts';
import { addRoutes } from '../http/all-routes.ts';
import type { Pages } from '../http/pages/pages.ts';
import { buildServerOptions } from '../http/server-options.ts';
import { toPublicConfig, toSecurityText } from '../config/public-config.ts';

interface AppDeps extends Context {
  readonly config: ServerConfig;
  readonly feeds: Feeds;
  readonly pages: Pages;
  /** Undefined where sign-in is open. */
  readonly signIn: SignIn | undefined;
  /** Pseudonyms of members and networks for the log, under the server's key. */
  readonly pseudonym: (text: string) => string;
  /** Undefined if METRICS_TOKEN is not set. */
  readonly metrics?: Metrics | undefined;
  /** Undefined: the process's own output. */
  readonly logStream?: { write(line: string): void };
}

/** The whole server, not listening yet. It owns the storage and the feeds' calls, and ends both. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, storage, pages } = deps;
  const https = config.publicOrigin?.startsWith('https:') ?? false;
  const passkeys = config.signIn?.passkeyHost !== undefined;
  const headers = buildHeaders({ https, auth: config.auth, passkeys });
  const connections = new Connections(config.MAX_CONNECTIONS);
  const app = fastify(
    buildServerOptions({
      log: { level: config.LOG_LEVEL, stream: deps.logStream },
      trustProxy: config.trustProxy,
      headers,
      connections,
    }),
  );
  const { context, isReady } = watch(deps);
  await addEdge(app, {
    context,
    headers,
    https,
    metrics: deps.metrics,
    pseudonym: deps.pseudonym,
    logLevel: config.LOG_LEVEL,
    publicOrigin: config.publicOrigin,
    connections,
  });
  const signIn = deps.signIn?.start(app, context);
  const { endCalls, ...feeds } = deps.feeds;
  await addRoutes(app, {
    context,
    isReady,
    signIn: signIn?.context,
    limits: toLimits(config),
    retention: toRetention(config.RETENTION_MONTHS),
    publicConfig: toPublicConfig(config),
    securityText: toSecurityText(config, deps.clock.now()),
    metricsToken: config.METRICS_TOKEN,
    ...feeds,
    pages,
  });
  app.addHook('onClose', async () => {
    await signIn?.end();
    await Promise.all([endCalls(), storage.close()]);
  });
  return app;
}

function watch({ config, storage, questionnaires, clock }: AppDeps): Watched {
  const { context, isReady } = watchWrites({ storage, questionnaires, clock });
  return { context: { ...context, needsProof: config.auth === 'code' }, isReady };
}

function toLimits(config: ServerConfig): Limits {
  return {
    logins: config.LIMIT_LOGINS,
    ...config.writeLimits,
    reads: config.LIMIT_READS,
    feeds: config.LIMIT_FEEDS,
    misses: config.LIMIT_MISSES,
    exports: config.LIMIT_EXPORTS,
  };
}
