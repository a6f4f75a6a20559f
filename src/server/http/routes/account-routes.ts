import { bases } from '../../../contracts/config.ts';
import { disclaimerSchema, loginSchema, sessionSchema, subscriptionSchema } from '../../../contracts/user.ts';
import type { Context } from '../../domain/context.ts';
import { loadSession } from '../../domain/queries/session.ts';
import { agreeDisclaimer, findSubscription, login, logout } from '../../domain/account.ts';
import { AppError } from '../app-error.ts';
import { callerOf } from '../guards.ts';
import type { Limiters } from '../limits.ts';
import { failures, noBodySchema, type Routes } from '../routes.ts';
import { expireSessionCookie, readSessionCookie, setSessionCookie } from '../session-cookie.ts';

const emailParams = {
  type: 'object',
  required: ['email'],
  properties: { email: { type: 'string' } },
} as const;

interface AccountOptions {
  readonly context: Context;
  readonly limiters: Limiters;
}

/** Log in and out, the session, the disclaimer. */
export const accountRoutes: Routes<AccountOptions> = async (app, { context, limiters }) => {
  await app.register(loginRoutes, { context, limiters });
  app.put(
    `${bases.report}/disclaimer/:email`,
    {
      onRequest: limiters.saves,
      schema: { body: noBodySchema, response: { 200: disclaimerSchema, ...failures } },
    },
    async (request) => agreeDisclaimer(context, callerOf(request)),
  );
  app.get(
    '/api/session',
    { onRequest: limiters.reads, schema: { response: { 200: sessionSchema, ...failures } } },
    async (request) => {
      const loaded = await loadSession(context, callerOf(request));
      if (!loaded) throw new AppError('NO_SESSION');
      const { session, damaged } = loaded;
      if (damaged.length > 0)
        request.log.error({ records: damaged }, `${damaged.length} records cannot be read and were left out`);
      return session;
    },
  );
  app.post(
    '/api/session/logout',
    { schema: { body: noBodySchema, response: { 204: { type: 'null' }, ...failures } } },
    async (request, reply) => {
      await logout(context, callerOf(request));
      expireSessionCookie(reply);
      return reply.code(204).header('clear-site-data', '"cache"').send();
    },
  );
};

/** What anybody may ask for, each address so often. */
const loginRoutes: Routes<AccountOptions> = async (app, { context, limiters }) => {
  app.get(
    `${bases.report}/user/:email`,
    {
      onRequest: limiters.logins,
      config: { access: 'public' },
      schema: { params: emailParams, response: { 200: subscriptionSchema, ...failures } },
    },
    async ({ params }) => {
      const subscription = await findSubscription(context, params.email);
      if (!subscription) throw new AppError('NOT_FOUND');
      return subscription;
    },
  );
  app.put(
    `${bases.report}/user/:email/login`,
    {
      onRequest: limiters.logins,
      config: { access: 'public' },
      schema: { params: emailParams, body: noBodySchema, response: { 200: loginSchema, ...failures } },
    },
    async (request, reply) => {
      const outcome = await login(context, request.params.email, readSessionCookie(request));
      if (outcome.kind === 'refused') throw new AppError('AUTH_FAILED');
      setSessionCookie(reply, outcome.token);
      return outcome.login;
    },
  );
};
