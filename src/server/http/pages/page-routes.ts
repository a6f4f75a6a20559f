import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { toPublicPage } from '../../../contracts/public-pages.ts';
import { markPublic } from '../guards.ts';
import { isPagePath, isSessionEnd, wellKnownFiles } from './page-paths.ts';
import { chooseEncoding, type Page } from './page.ts';
import type { Pages } from './pages.ts';
import { readSessionCookie } from '../session-cookie.ts';

interface PageOptions {
  readonly pages: Pages;
  /** UTC. */
  readonly year: () => number;
}

export const pageRoutes: FastifyPluginAsync<PageOptions> = async (app, { pages, year }) => {
  markPublic(app);
  await app.register(fastifyStatic, {
    root: pages.assetsDir,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
  for (const [path, file] of Object.entries(wellKnownFiles)) {
    if (file.kind === 'missing') continue;
    app.get(path, { schema: { hide: true } }, async (_request, reply) =>
      file.kind === 'text'
        ? reply.type('text/plain; charset=utf-8').send(file.text)
        : reply.redirect(file.to),
    );
  }
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '/', query = ''] = request.url.split('?', 2);
    if (!isPagePath(path)) return reply.callNotFound();
    const isMember = readSessionCookie(request) !== undefined && !isSessionEnd(path, query);
    return send(
      request,
      reply,
      isMember ? pages.app : await pages.publicPage(toPublicPage(path).path, year()),
    );
  });
};

function send(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.headers({
    'content-security-policy': page.policy,
    'cache-control': 'no-cache',
    vary: 'Cookie, Accept-Encoding',
    etag: page.etag,
  });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page.bodies[encoding]);
}
