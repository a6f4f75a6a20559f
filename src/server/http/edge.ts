import type { FastifyInstance } from 'fastify';
import type { Context } from '../domain/context.ts';
import type { Metrics } from '../ports/metrics.ts';
import { addAuthLog, type AuthLogOptions } from './telemetry/auth-log.ts';
import { refuseExpectation } from './connections/broken-connection.ts';
import type { Connections } from './connections/all-connections.ts';
import { addCosts } from './costs.ts';
import { addCrossSiteGuard } from './cross-site.ts';
import { addErrorMapper } from './errors.ts';
import { addGuards } from './guards.ts';
import { addHeaders } from './headers.ts';
import { addHostGuard } from './host-guard.ts';
import { acceptOnlyJson } from './json-body.ts';
import { addLateValidators } from './late-compilers.ts';
import { addNotFound } from './not-found.ts';
import { addRefusedAccessLog } from './telemetry/refused-access.ts';
import { addRequestMetrics } from './telemetry/request-metrics.ts';
import { addRequestLog } from './telemetry/request-log.ts';
import { addRouteTable } from './route-table.ts';
import { addSessionCookie } from './session-cookie.ts';

interface EdgeOptions extends AuthLogOptions {
  readonly context: Context;
  readonly headers: Readonly<Record<string, string>>;
  readonly metrics: Metrics | undefined;
  /** Whether the site is only reachable over https. */
  readonly https: boolean;
  readonly connections: Connections;
  /** Undefined: the request's Host. */
  readonly publicOrigin: string | undefined;
}

/** Must be added before the first route. */
export async function addEdge(app: FastifyInstance, options: EdgeOptions): Promise<void> {
  watchConnections(app, options);
  addLateValidators(app);
  addErrorMapper(app);
  addRouteTable(app);
  addNotFound(app);
  addHeaders(app, options.headers, options.context.clock);
  addHostGuard(app, options.publicOrigin);
  addRequestMetrics(app, options.metrics);
  addAuthLog(app, options);
  addRefusedAccessLog(app);
  addRequestLog(app, options.logLevel);
  acceptOnlyJson(app);
  await addSessionCookie(app, options.https);
  addCrossSiteGuard(app, options.publicOrigin);
  addGuards(app, options.context);
  addCosts(app, options.context);
}

function watchConnections(
  app: FastifyInstance,
  { headers, connections }: Pick<EdgeOptions, 'headers' | 'connections'>,
): void {
  const { server } = app;
  connections.watch(server);
  server.on('checkExpectation', (request, response) => refuseExpectation(request, response, headers));
  app.addHook('preClose', async () => connections.end());
}
