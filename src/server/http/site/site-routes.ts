import type { FastifyPluginAsync } from 'fastify';
import { publicConfigSchema, type PublicConfig } from '../../../contracts/config.ts';
import { errorBodySchema } from '../../../contracts/errors.ts';
import { AppError } from '../app-error.ts';
import { markPublic } from '../guards.ts';
import { apiHeaders } from '../headers.ts';

const healthSchema = {
  type: 'object',
  required: ['status', 'auth'],
  properties: { status: { type: 'string' }, auth: { type: 'string' } },
} as const;

interface SiteOptions {
  readonly isReady: () => Promise<boolean>;
  readonly publicConfig: PublicConfig;
  /** Undefined: not published. */
  readonly securityText: string | undefined;
}

export const siteRoutes: FastifyPluginAsync<SiteOptions> = async (
  app,
  { isReady, publicConfig, securityText },
) => {
  markPublic(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(apiHeaders);
  });
  app.get('/config.json', { schema: { response: { 200: publicConfigSchema } } }, async () => publicConfig);
  app.get('/healthz', { config: { host: 'any' }, schema: { response: { 200: healthSchema } } }, async () => ({
    status: 'ok',
    auth: publicConfig.auth,
  }));
  app.get(
    '/readyz',
    { config: { host: 'any' }, schema: { response: { 200: healthSchema, '5xx': errorBodySchema } } },
    async () => {
      if (!(await isReady())) throw new AppError('BUSY', { message: 'The database takes no writes now.' });
      return { status: 'ready', auth: publicConfig.auth };
    },
  );
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    if (securityText === undefined) throw new AppError('NOT_FOUND');
    return reply.type('text/plain; charset=utf-8').send(securityText);
  });
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(app.swagger()),
  );
};
