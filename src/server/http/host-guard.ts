import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../../lib/loopback.ts';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** 'any': also under other names than the site's own, as a load balancer asks. */
    host?: 'any';
  }
}

/**
 * Refuses requests that name another host than this machine or the site's own: a page of another site may have its name
 * lead here (DNS rebinding), and its scripts would then be taken for ours. What a proxy says of the host does not count,
 * since such a script can say the same.
 */
export function addHostGuard(app: FastifyInstance, publicOrigin: string | undefined): void {
  const own = publicOrigin === undefined ? undefined : new URL(publicOrigin).hostname;
  app.addHook('onRequest', async (request) => {
    // A proxy before the server may use another of them than Node, which takes the first.
    if (countHosts(request.raw) > 1)
      throw new AppError('BAD_REQUEST', { message: 'There is more than one Host header.' });
    if (request.routeOptions.config?.host === 'any') return;
    const { host } = request.headers;
    if (host === undefined) throw new AppError('BAD_REQUEST', { message: 'The Host header is missing.' });
    const name = toHostname(host);
    if (name === undefined || !(isLoopback(name) || name === own)) throw new AppError('WRONG_HOST');
  });
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
}

function toHostname(host: string): string | undefined {
  // Nothing but a name and a port: a path or a user would be read as part of an address.
  if (!/^[^\s/@?#\\]+$/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname;
}
