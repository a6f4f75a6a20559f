import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** Without a query or any e-mail, however often it is percent-encoded. */
function toLoggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path
    .split('/')
    .map((segment) => (/[@%]/.test(segment) ? '~' : segment))
    .join('/');
}

export interface LogOptions {
  readonly level: string;
  /** Where lines go; undefined: the process's own output. */
  readonly stream: { write(line: string): void } | undefined;
}

/** No personal data. */
export function buildLogger({ level, stream }: LogOptions): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(stream && { stream }),
    serializers: { req: ({ method, url }) => ({ method, path: toLoggedPath(url) }) },
  };
}

export function addRequestLog(app: FastifyInstance, logLevel: string): void {
  if (!['info', 'debug', 'trace'].includes(logLevel)) return;
  app.addHook('onResponse', async (request, reply) => {
    const { caller, server } = request;
    request.log.info(
      {
        method: request.method,
        path: toLoggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(caller && { member: server.authLog.memberName(caller.memberId) }),
      },
      'answered',
    );
  });
}
