import { assertNever } from '../../../lib/assert-never.ts';
import {
  newPasskeySchema,
  passkeyAnswerSchema,
  passkeyListSchema,
  passkeySignInSchema,
  passkeyNameSchema,
  passkeyOptionsSchema,
  passkeySchema,
} from '../../../contracts/sign-in.ts';
import * as passkeys from '../../domain/sign-in/passkeys.ts';
import type { PasskeyContext } from '../../domain/sign-in/passkeys.ts';
import { AppError } from '../app-error.ts';
import { logAuthEvent } from '../telemetry/auth-log.ts';
import { callerOf, freshSignIn } from '../guards.ts';
import type { Limiters } from '../limits.ts';
import { failures, noBodySchema, type Routes } from '../routes.ts';
import { setSessionCookie } from '../session-cookie.ts';
import type { SignInQueue } from './sign-in-queue.ts';
import { setKnownCookies, setPendingCookie, readBrowser } from './sign-in-cookies.ts';

interface PasskeyOptions {
  readonly context: PasskeyContext;
  readonly limiters: Limiters;
  readonly signInQueue: SignInQueue;
}

export const passkeyRoutes: Routes<PasskeyOptions> = async (app, options) => {
  await app.register(signInRoutes, options);
  await app.register(addingRoutes, options);
  await app.register(ownRoutes, options);
};

const signInRoutes: Routes<PasskeyOptions> = async (app, { context, limiters, signInQueue }) => {
  const anybody = { onRequest: limiters.logins, config: { access: 'public' } } as const;
  app.post(
    '/api/session/passkey/options',
    { ...anybody, schema: { body: noBodySchema, response: { 200: passkeyOptionsSchema, ...failures } } },
    async (request, reply) => {
      const browser = readBrowser(request, 'key');
      setPendingCookie(reply, 'key', browser);
      return passkeys.startPasskeySignIn(context, browser);
    },
  );
  app.post(
    '/api/session/passkey',
    {
      ...anybody,
      schema: { body: passkeyAnswerSchema, response: { 200: passkeySignInSchema, ...failures } },
    },
    async (request, reply) => {
      const { response, email: typed } = request.body;
      const browser = readBrowser(request, 'key');
      const outcome = await signInQueue.run({}, () =>
        passkeys.finishPasskeySignIn(context, { response, typed }, browser),
      );
      if (outcome.kind === 'refused') {
        logAuthEvent(request, 'log-in-refused', { reason: 'passkey' });
        throw new AppError('AUTH_FAILED');
      }
      logAuthEvent(request, 'logged-in', { member: outcome.memberId, method: 'passkey' });
      setSessionCookie(reply, outcome.token);
      setKnownCookies(reply, outcome.browserMark);
      return outcome.login;
    },
  );
};

const idParams = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } as const;

const addingRoutes: Routes<PasskeyOptions> = async (app, { context, limiters }) => {
  const saves = { onRequest: limiters.saves, config: freshSignIn } as const;
  app.post(
    '/api/passkeys/options',
    { ...saves, schema: { body: noBodySchema, response: { 200: passkeyOptionsSchema, ...failures } } },
    async (request) => {
      const options = await passkeys.startAdding(context, callerOf(request));
      if (!options) throw new AppError('PASSKEYS_FULL');
      return options;
    },
  );
  app.post(
    '/api/passkeys',
    { ...saves, schema: { body: newPasskeySchema, response: { 200: passkeySchema, ...failures } } },
    async (request) => {
      const outcome = await passkeys.finishAdding(context, callerOf(request), request.body);
      switch (outcome.kind) {
        case 'added':
          logAuthEvent(request, 'passkey-added');
          return outcome.row;
        case 'full':
          throw new AppError('PASSKEYS_FULL');
        case 'refused':
          throw new AppError('INVALID_FIELD', {
            fields: [{ path: 'response', message: 'This is not a new passkey.' }],
          });
        default:
          return assertNever(outcome);
      }
    },
  );
};

const ownRoutes: Routes<PasskeyOptions> = async (app, { context, limiters }) => {
  const saves = { onRequest: limiters.saves } as const;
  app.get(
    '/api/passkeys',
    { onRequest: limiters.reads, schema: { response: { 200: passkeyListSchema, ...failures } } },
    async (request) => passkeys.listPasskeys(context, callerOf(request)),
  );
  app.patch(
    '/api/passkeys/:id',
    {
      ...saves,
      schema: { params: idParams, body: passkeyNameSchema, response: { 204: { type: 'null' }, ...failures } },
    },
    async (request, reply) => {
      const change = { id: request.params.id, name: request.body.name };
      if (!(await passkeys.renamePasskey(context, callerOf(request), change)))
        throw new AppError('NOT_FOUND');
      return reply.code(204).send();
    },
  );
  app.delete(
    '/api/passkeys/:id',
    {
      ...saves,
      config: freshSignIn,
      schema: { params: idParams, body: noBodySchema, response: { 204: { type: 'null' }, ...failures } },
    },
    async (request, reply) => {
      if (!(await passkeys.removePasskey(context, callerOf(request), request.params.id)))
        throw new AppError('NOT_FOUND');
      logAuthEvent(request, 'passkey-removed');
      return reply.code(204).send();
    },
  );
};
