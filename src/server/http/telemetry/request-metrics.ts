import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '../../../contracts/errors.ts';
import type { Metrics } from '../../ports/metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined if metrics are off. */
    readonly metrics: Metrics | undefined;
  }
  interface FastifyReply {
    failureCode: ErrorCode | null;
  }
}

export function addRequestMetrics(app: FastifyInstance, metrics: Metrics | undefined): void {
  app.decorate('metrics', metrics);
  app.decorateReply('failureCode', null);
  if (!metrics) return;
  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? undefined : request.routeOptions.url;
    const { statusCode: status, elapsedTime, failureCode } = reply;
    // Callers can invent methods as well as paths.
    const method = route === undefined ? 'any' : request.method;
    metrics.countRequest({ method, route: route ?? 'none', status, seconds: elapsedTime / 1000 });
    if (failureCode !== null) metrics.countFailure(failureCode);
    if (failureCode === 'RECORD_DAMAGED') metrics.countDamaged(1);
  });
}
