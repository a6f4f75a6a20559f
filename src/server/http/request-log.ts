import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** A path as it may be logged: no e-mail, no query. */
function toLoggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path
    .split('/')
    .map((segment) => (/@|%40/i.test(segment) ? '~' : segment))
    .join('/');
}

/** Structured lines with the request's id and without anything personal. */
export function buildLogger(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    serializers: { req: ({ method, url }) => ({ method, path: toLoggedPath(url) }) },
  };
}

export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: toLoggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
