import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Refuses requests that change something unless they come from the site's own pages (or from no browser). */
export function addCrossSiteGuard(app: FastifyInstance, publicOrigin: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method) && !isSameSite(request, publicOrigin))
      throw new AppError('CROSS_SITE');
  });
}

function isSameSite({ headers, host }: FastifyRequest, publicOrigin: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  if (!URL.canParse(origin)) return false;
  const sender = new URL(origin);
  // Both through URL, which omits the scheme's default port.
  const called = `${sender.protocol}//${host}`;
  return URL.canParse(called) && new URL(called).host === sender.host;
}
