import type { Endpoint } from '../../contracts/endpoint.ts';
import type { Context } from '../domain/context.ts';
import { resourceRoutes } from '../resources/resources.ts';
import { refusalCodes, type Refusal } from '../resources/route.ts';
import { AppError } from './app-error.ts';
import { contextOf } from './costs.ts';
import { callerOf } from './guards.ts';
import type { Limiters } from './limits.ts';
import { failures, noBodySchema, type Routes } from './routes.ts';
import { forgetSession } from './session-cookie.ts';
import { logAuthEvent } from './telemetry/auth-log.ts';

/** Makes the routes of all resources from the endpoints in contracts. */
export const addResourceRoutes: Routes<{ context: Context; limiters: Limiters }> = async (
  app,
  { context, limiters },
) => {
  for (const { endpoint, handle } of resourceRoutes) {
    const { method, path, access, limit, cost, response } = endpoint;
    app.route({
      method,
      url: path,
      config: { ...(access && { access }), ...(cost && { cost }) },
      schema: toSchema(endpoint),
      ...(limit && { onRequest: limiters[limit] }),
      handler: async (request, reply) => {
        const { params, body } = request;
        const used = cost ? contextOf(request) : context;
        const outcome = await handle(used, { caller: callerOf(request), params, body });
        if (outcome.kind !== 'done') throw toAppError(outcome);
        if (outcome.event) logAuthEvent(request, outcome.event);
        if (outcome.endsSession) forgetSession(reply);
        return response ? outcome.body : reply.code(204).send();
      },
    });
  }
};

function toAppError({ kind, problems, fault }: Refusal): AppError {
  return new AppError(refusalCodes[kind], {
    ...(problems && { fields: problems }),
    ...(fault !== undefined && { cause: new Error(fault) }),
  });
}

function toSchema({ method, params, body, response }: Endpoint) {
  return {
    ...(params && { params: { type: 'object', required: Object.keys(params), properties: params } }),
    ...(method !== 'GET' && { body: body ?? noBodySchema }),
    response: { ...(response ? { 200: response } : { 204: { type: 'null' } }), ...failures },
  };
}
