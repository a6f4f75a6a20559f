import { bases } from '../../../contracts/config.ts';
import { disclaimerSchema, sessionSchema } from '../../../contracts/user.ts';
import type { Context } from '../../domain/context.ts';
import { loadSession } from '../../domain/queries/session.ts';
import { agreeDisclaimer } from '../../domain/account.ts';
import type { SignInContext } from '../../domain/sign-in/sign-in-context.ts';
import { AppError } from '../app-error.ts';
import { logDamaged } from '../telemetry/damaged-records.ts';
import { callerOf, formerToo } from '../guards.ts';
import type { Limiters } from '../limits.ts';
import { ownDataRoutes } from './own-data-routes.ts';
import type { PasskeyChecks } from '../../ports/passkeys.ts';
import type { SignInQueue } from '../sign-in/sign-in-queue.ts';
import { codeSignInRoutes, openSignInRoutes } from '../sign-in/sign-in-routes.ts';
import { failures, noBodySchema, type Routes } from '../routes.ts';

export interface AccountOptions {
  readonly context: Context;
  /** Set where sign-in is by code. */
  readonly signIn: (SignInContext & { readonly passkeys: PasskeyChecks | undefined }) | undefined;
  readonly limiters: Limiters;
  readonly signInQueue: SignInQueue;
  /** In ms. */
  readonly retention: number;
}

export const accountRoutes: Routes<AccountOptions> = async (app, options) => {
  const { context, signIn, limiters, signInQueue, retention } = options;
  if (signIn) await app.register(codeSignInRoutes, { context: signIn, limiters, signInQueue });
  else await app.register(openSignInRoutes, { context, limiters, signInQueue });
  await app.register(ownDataRoutes, { context, limiters, provesMember: signIn !== undefined });
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
    {
      onRequest: limiters.reads,
      config: formerToo,
      schema: { response: { 200: sessionSchema, ...failures } },
    },
    async (request) => {
      const loaded = await loadSession(context, callerOf(request), retention);
      if (!loaded) throw new AppError('NO_SESSION');
      const { session, damaged } = loaded;
      logDamaged(request, damaged);
      return session;
    },
  );
};
