import type { FastifyRequest } from 'fastify';
import { bases } from '../../../contracts/config.ts';
import { signInBodySchema, signInStartSchema } from '../../../contracts/sign-in.ts';
import { loginSchema, subscriptionSchema } from '../../../contracts/sign-in.ts';
import { findSubscription, login } from '../../domain/account.ts';
import { findCaller } from '../../domain/find-caller.ts';
import type { Context } from '../../domain/context.ts';
import { finishSignIn, startSignIn } from '../../domain/sign-in/sign-in.ts';
import type { SignInContext } from '../../domain/sign-in/sign-in-context.ts';
import { toEmail } from '../../../contracts/email.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { AppError } from '../app-error.ts';
import { logAuthEvent } from '../telemetry/auth-log.ts';
import { onceAMinute } from '../telemetry/once-a-minute.ts';
import type { Limiters } from '../limits.ts';
import { toNetwork } from '../network-of.ts';
import { failures, noBodySchema, type Routes } from '../routes.ts';
import { readSessionCookie, setSessionCookie } from '../session-cookie.ts';
import type { SignInQueue } from './sign-in-queue.ts';
import { setKnownCookies, setPendingCookie, readBrowser } from './sign-in-cookies.ts';

const emailParams = {
  type: 'object',
  required: ['email'],
  properties: { email: { type: 'string' } },
} as const;

const userPath = `${bases.report}/user/:email`;

interface SignInOptions {
  readonly limiters: Limiters;
  readonly signInQueue: SignInQueue;
}

export const openSignInRoutes: Routes<SignInOptions & { readonly context: Context }> = async (
  app,
  { context, limiters, signInQueue },
) => {
  const anybody = { onRequest: limiters.logins, config: { access: 'public' } } as const;
  const refuse = buildRefuse();
  app.get(
    userPath,
    { ...anybody, schema: { params: emailParams, response: { 200: subscriptionSchema, ...failures } } },
    async ({ params }) => {
      const subscription = await signInQueue.run({}, () => findSubscription(context, params.email));
      if (!subscription) throw new AppError('NOT_FOUND');
      return subscription;
    },
  );
  app.put(
    `${userPath}/login`,
    {
      ...anybody,
      schema: { params: emailParams, body: noBodySchema, response: { 200: loginSchema, ...failures } },
    },
    async (request, reply) => {
      const outcome = await signInQueue.run({}, () =>
        login(context, request.params.email, readBrowser(request, 'pre')),
      );
      if (outcome.kind === 'refused') throw refuse(request, outcome, 'email');
      logAuthEvent(request, 'logged-in', { member: outcome.memberId, method: 'open' });
      setSessionCookie(reply, outcome.token);
      return outcome.login;
    },
  );
};

/** A caller without access to the mailbox does not even learn whether the e-mail is a member's. */
export const codeSignInRoutes: Routes<SignInOptions & { readonly context: SignInContext }> = async (
  app,
  { context, limiters, signInQueue },
) => {
  const anybody = { onRequest: limiters.logins, config: { access: 'public' } } as const;
  const refuse = buildRefuse();
  app.get(
    userPath,
    { ...anybody, schema: { params: emailParams, response: { 200: subscriptionSchema, ...failures } } },
    async (request) => {
      const token = readSessionCookie(request);
      const found = token === undefined ? undefined : await findCaller(context, token);
      const own = found?.kind === 'member' && found.caller.email === toEmail(request.params.email);
      const subscription = own ? await findSubscription(context, request.params.email) : undefined;
      return subscription ?? { subExpiry: null, signin: 'code' };
    },
  );
  app.put(
    `${userPath}/login`,
    {
      ...anybody,
      schema: {
        params: emailParams,
        body: signInBodySchema,
        response: { 200: loginSchema, 202: signInStartSchema, ...failures },
      },
    },
    async (request, reply) => {
      const browser = readBrowser(request, 'pre');
      const { email } = request.params;
      const { challenge, code } = request.body ?? {};
      if (challenge !== undefined && code !== undefined) {
        const outcome = await signInQueue.run({}, () =>
          finishSignIn(context, email, { challenge, code }, browser),
        );
        if (outcome.kind !== 'signed-in') throw refuse(request, outcome, 'code');
        logAuthEvent(request, 'logged-in', { member: outcome.memberId, method: 'code' });
        setSessionCookie(reply, outcome.token);
        setKnownCookies(reply, outcome.browserMark);
        return outcome.login;
      }
      const outcome = await signInQueue.run({}, () => startSignIn(context, email, browser));
      if (outcome.kind !== 'started') throw refuse(request, outcome, 'email');
      logAuthEvent(request, 'code-asked-for');
      setPendingCookie(reply, 'pre', browser);
      return reply.code(202).send(outcome.start);
    },
  );
};

type Refusal =
  | { readonly kind: 'refused' }
  /** In seconds. */
  | { readonly kind: 'limited'; readonly retryAfter: number };

/** Limits are logged once a minute per network; the error has what anyone may know. */
function buildRefuse() {
  const isFirst = onceAMinute();
  return (request: FastifyRequest, outcome: Refusal, reason: 'email' | 'code'): AppError => {
    switch (outcome.kind) {
      case 'refused':
        logAuthEvent(request, 'log-in-refused', { reason });
        return new AppError('AUTH_FAILED');
      case 'limited': {
        const limit = reason === 'code' ? 'codes' : 'mails';
        if (isFirst(`${limit} ${toNetwork(request.ip)}`)) logAuthEvent(request, 'limit-hit', { limit });
        return new AppError('RATE_LIMITED', { retryAfter: outcome.retryAfter });
      }
      default:
        return assertNever(outcome);
    }
  };
}
