import { sessionListSchema } from '../../../contracts/sign-in.ts';
import type { Context } from '../../domain/context.ts';
import { endAllSessions, endOwnSession, listOwnSessions } from '../../domain/own-sessions.ts';
import { AppError } from '../app-error.ts';
import { logAuthEvent } from '../telemetry/auth-log.ts';
import { callerOf } from '../guards.ts';
import type { Limiters } from '../limits.ts';
import { failures, noBodySchema, type Routes } from '../routes.ts';
import { forgetSession } from '../session-cookie.ts';

const idParams = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' } },
} as const;

const nothing = { 204: { type: 'null' }, ...failures } as const;

export const sessionRoutes: Routes<{ context: Context; limiters: Limiters }> = async (
  app,
  { context, limiters },
) => {
  app.get(
    '/api/sessions',
    { onRequest: limiters.reads, schema: { response: { 200: sessionListSchema, ...failures } } },
    async (request) => listOwnSessions(context, callerOf(request)),
  );
  app.delete(
    '/api/sessions/:id',
    { onRequest: limiters.saves, schema: { params: idParams, body: noBodySchema, response: nothing } },
    async (request, reply) => {
      const ended = await endOwnSession(context, callerOf(request), request.params.id);
      if (ended === undefined) throw new AppError('NOT_FOUND');
      logAuthEvent(request, ended === 'own' ? 'logged-out' : 'session-ended');
      return (ended === 'own' ? forgetSession(reply) : reply).code(204).send();
    },
  );
  app.delete(
    '/api/sessions',
    { schema: { body: noBodySchema, response: nothing } },
    async (request, reply) => {
      await endAllSessions(context, callerOf(request));
      logAuthEvent(request, 'signed-out-everywhere');
      return forgetSession(reply).code(204).send();
    },
  );
};
