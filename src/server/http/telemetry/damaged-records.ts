import type { FastifyRequest } from 'fastify';

export function logDamaged(request: FastifyRequest, ids: readonly string[]): void {
  if (ids.length === 0) return;
  request.log.error({ records: ids }, `${ids.length} records cannot be read`);
  request.server.metrics?.countDamaged(ids.length);
}
