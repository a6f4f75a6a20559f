import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { PublicConfig } from '../../contracts/config.ts';
import type { Context } from '../domain/context.ts';
import { buildLimiters, type Limits } from './limits.ts';
import type { Pages } from './pages/pages.ts';
import { dataRoutes, type DataOptions } from './feeds/data-routes.ts';
import { buildSignInQueue } from './sign-in/sign-in-queue.ts';
import { metricsRoutes } from './site/metrics-routes.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { siteRoutes } from './site/site-routes.ts';
import type { SignInContext } from '../domain/sign-in/sign-in-context.ts';
import type { PasskeyChecks } from '../ports/passkeys.ts';
import { accountRoutes } from '../resources/account.ts';
import { passkeyRoutes } from '../resources/passkeys.ts';
import { resourceRoutes } from '../resources/resources.ts';
import { codeSignInRoutes, openSignInRoutes } from '../resources/sign-in.ts';
import { addResourceRoutes } from './resource-routes.ts';

interface RouteOptions extends Omit<DataOptions, 'limiters'> {
  readonly context: Context;
  /** Set where sign-in is by code. */
  readonly signIn: (SignInContext & { readonly passkeys: PasskeyChecks | undefined }) | undefined;
  /** In ms. */
  readonly retention: number;
  readonly isReady: () => Promise<boolean>;
  readonly limits: Limits;
  readonly pages: Pages;
  readonly publicConfig: PublicConfig;
  /** Undefined: not published. */
  readonly securityText: string | undefined;
  /** Undefined: metrics are off. */
  readonly metricsToken: string | undefined;
}

export async function addRoutes(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { context, isReady, limits, pages, publicConfig, securityText, ...others } = options;
  const { metricsToken, signIn, retention, ...data } = others;
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Take Profits', version: '1' } },
  });
  const limiters = await buildLimiters(app, limits);
  const signInQueue = buildSignInQueue();
  const shared = { limiters, signInQueue };
  if (signIn) addResourceRoutes(app, { context: signIn, routes: codeSignInRoutes, ...shared });
  else addResourceRoutes(app, { context, routes: openSignInRoutes, ...shared });
  const passkeys = signIn?.passkeys;
  if (passkeys)
    addResourceRoutes(app, { context: { ...signIn, passkeys }, routes: passkeyRoutes, ...shared });
  addResourceRoutes(app, { context: { ...context, retention }, routes: accountRoutes, ...shared });
  addResourceRoutes(app, { context, routes: resourceRoutes, ...shared });
  await app.register(dataRoutes, { ...data, limiters });
  await app.register(siteRoutes, { isReady, publicConfig, securityText });
  const { storage, clock } = context;
  if (metricsToken !== undefined)
    await app.register(metricsRoutes, { token: metricsToken, storage, sources: data.sources, signInQueue });
  await app.register(pageRoutes, { pages, year: () => new Date(clock.now()).getUTCFullYear() });
}
