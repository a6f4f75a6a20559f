import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../../lib/loopback.ts';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** 'any': also under other names than the site's own, as a load balancer calls it. */
    host?: 'any';
  }
}

/**
 * Refuses requests for a host other than this machine or the site: the name of another site may resolve to this server
 * (DNS rebinding), and its scripts would be treated as ours. What a proxy says of the host is ignored, since such a
 * script can say the same.
 */
export function addHostGuard(app: FastifyInstance, publicOrigin: string | undefined): void {
  const own = publicOrigin === undefined ? undefined : new URL(publicOrigin).hostname;
  app.addHook('onRequest', async (request) => {
    // A proxy in front of the server may use another one than Node, which takes the first.
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
  // Only a name and a port: a path or a user would be read as part of an address.
  if (!/^[^\s/@?#\\]+$/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname;
}
