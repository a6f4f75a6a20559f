import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contracts/endpoint.ts';
import type { Context } from '../domain/context.ts';
import { refusalCodes, type Done, type Refusal, type Route } from '../resources/route.ts';
import { AppError } from './app-error.ts';
import { contextOf } from './costs.ts';
import { callerOf } from './guards.ts';
import type { Limiters } from './limits.ts';
import { toNetwork } from './network-of.ts';
import { failures, noBodySchema } from './routes.ts';
import { forgetSession, setSessionCookie } from './session-cookie.ts';
import { readBrowser, setKnownCookies, setPendingCookie } from './sign-in/sign-in-cookies.ts';
import type { SignInQueue } from './sign-in/sign-in-queue.ts';
import { logAuthEvent } from './telemetry/auth-log.ts';
import { logDamaged } from './telemetry/damaged-records.ts';
import { onceAMinute } from './telemetry/once-a-minute.ts';

interface ResourceOptions<Needed extends Context> {
  readonly context: Needed;
  readonly routes: readonly Route<Needed>[];
  readonly limiters: Limiters;
  readonly signInQueue: SignInQueue;
}

/** Makes routes from the endpoints in contracts. */
export function addResourceRoutes<Needed extends Context>(
  app: FastifyInstance,
  { context, routes, limiters, signInQueue }: ResourceOptions<Needed>,
): void {
  const log = buildLog();
  for (const { endpoint, handle } of routes) {
    const { method, path, access, fresh, cookie, limit, queue, cost, emailIn, file, response } = endpoint;
    app.route({
      method,
      url: path,
      config: {
        ...(access && { access }),
        ...(fresh && context.needsProof && { login: 'fresh' }),
        ...(cost && { cost }),
        ...(emailIn && { emailIn }),
      },
      schema: toSchema(endpoint),
      ...(limit && { onRequest: limiters[limit] }),
      handler: async (request, reply) => {
        const { params, query, body } = request;
        const caller = access === 'public' ? undefined : callerOf(request);
        const browser = cookie && readBrowser(request, cookie);
        const used = cost ? { ...context, ...contextOf(request) } : context;
        const work = () =>
          handle(used, { caller, browser, params, query, headers: readHeaders(request, endpoint), body });
        const outcome = await (queue ? signInQueue.run({}, work) : work());
        log(request, outcome);
        // The response is that of a busy server, which is only a warning.
        if (outcome.kind === 'clock-went-back') request.log.error(outcome.fault);
        if (outcome.kind !== 'done') throw toAppError(outcome);
        if (outcome.beginsSignIn && cookie && browser) setPendingCookie(reply, cookie, browser);
        setSession(reply, outcome);
        if (outcome.headers) reply.headers(outcome.headers);
        if (outcome.damaged) logDamaged(request, outcome.damaged);
        if (file !== undefined) return sendFile(reply, file, outcome.body);
        if (outcome.accepted) reply.code(202);
        return response ? outcome.body : reply.code(204).send();
      },
    });
  }
}

function setSession(reply: FastifyReply, { session, endsSession }: Done<unknown>): void {
  if (endsSession) forgetSession(reply);
  if (!session) return;
  setSessionCookie(reply, session.token);
  if (session.browserMark !== undefined) setKnownCookies(reply, session.browserMark);
}

/** A limit is logged once a minute per network. */
function buildLog() {
  const isFirst = onceAMinute();
  return (request: FastifyRequest, { event, details }: Done<unknown> | Refusal) => {
    if (event === undefined) return;
    if (event === 'limit-hit' && !isFirst(`${details?.limit} ${toNetwork(request.ip)}`)) return;
    logAuthEvent(request, event, details);
  };
}

function readHeaders({ headers }: FastifyRequest, { headers: names = [] }: Endpoint) {
  const read = (name: string) => {
    const value = headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(', ') : value?.trim();
  };
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

function toAppError({ kind, problems, retryAfter, title, fault }: Refusal): AppError {
  return new AppError(refusalCodes[kind], {
    ...(problems && { fields: problems }),
    ...(title !== undefined && { title }),
    retryAfter,
    ...(fault !== undefined && { cause: new Error(fault) }),
  });
}

function sendFile(reply: FastifyReply, name: string, pieces: unknown): FastifyReply {
  return (
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an endpoint with a file has a handler that returns pieces
      .send(Readable.from(pieces as AsyncIterable<string>))
  );
}

function toSchema({ method, params, query, body, response, accepted }: Endpoint) {
  return {
    ...(params && { params: { type: 'object', required: Object.keys(params), properties: params } }),
    ...(query && { querystring: query }),
    ...(method !== 'GET' && { body: body ?? noBodySchema }),
    response: {
      ...(response ? { 200: response } : { 204: { type: 'null' } }),
      ...(accepted && { 202: accepted }),
      ...failures,
    },
  };
}
