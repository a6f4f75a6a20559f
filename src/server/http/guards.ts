import { assertNever } from '../../lib/assert-never.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toEmail } from '../../contracts/email.ts';
import { toStoredModules } from '../domain/stored-modules.ts';
import { isRecord } from '../../lib/is-record.ts';
import type { Caller, Context } from '../domain/context.ts';
import { findCaller } from '../resources/find-caller.ts';
import { touchSession } from '../resources/sessions.ts';
import { StorageError } from '../ports/storage.ts';
import { AppError } from './app-error.ts';
import { readSessionCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** 'former': also members whose subscription has ended. Absent: only members with an active subscription. */
    access?: 'public' | 'former';
    /** The body must name the caller's own e-mail. A path's :email is always checked. */
    emailIn?: 'body';
    /** 'fresh': only within five minutes of a sign-in. */
    login?: 'fresh';
  }
  interface FastifyRequest {
    /** Set on every route that is not public. */
    caller: Caller | null;
    sessionDue: boolean;
  }
}

/** The one place where access is decided. Data is then looked up by the caller's id, never by an e-mail of the request. */
export function addGuards(app: FastifyInstance, context: Context): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('sessionDue', false);
  addTouch(app, context);
  const modules = toStoredModules(context);
  app.addHook('onRequest', async (request) => {
    useStoredModule(request, modules);
    if (isOpen(request)) return;
    request.caller = await requireCaller(context, request);
    const { params } = request;
    if (!isRecord(params)) return;
    if ('email' in params) requireOwnEmail(request.caller, params['email']);
    // No database stores U+0000 in a text, and PostgreSQL fails on a query with it.
    if (['module', 'id'].some((name) => String(params[name]).includes('\0'))) throw new AppError('NOT_FOUND');
  });
  app.addHook('preValidation', async (request) => {
    if (isOpen(request) || request.routeOptions.config.emailIn !== 'body') return;
    const { body } = request;
    if (isRecord(body) && typeof body['email'] === 'string')
      requireOwnEmail(callerOf(request), body['email']);
  });
}

/** After the response, so that no read waits for a write. */
function addTouch(app: FastifyInstance, { storage, clock }: Context): void {
  const underWay = new Set<string>();
  app.addHook('onResponse', async ({ caller, sessionDue, log }) => {
    if (!caller || !sessionDue || underWay.has(caller.tokenHash)) return;
    const { memberId, tokenHash } = caller;
    underWay.add(tokenHash);
    try {
      await storage.run(touchSession, { memberId, tokenHash, now: clock.now() });
    } catch (error) {
      // If the database cannot write, a later request tries again.
      if (!(error instanceof StorageError)) log.error({ err: error }, 'the use of a session was not noted');
    } finally {
      underWay.delete(tokenHash);
    }
  });
}

/** Replaces a former id of a questionnaire in the path by the stored one. */
function useStoredModule({ params }: FastifyRequest, modules: ReadonlyMap<unknown, string>): void {
  if (!isRecord(params)) return;
  const stored = modules.get(params['module']);
  if (stored !== undefined) params['module'] = stored;
}

/** Only on routes that are not public. */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (!caller) throw new Error('The route is public and has no caller');
  return caller;
}

export function markPublic(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public' };
  });
}

function isOpen(request: FastifyRequest): boolean {
  return request.is404 || request.routeOptions.config.access === 'public';
}

async function requireCaller(context: Context, request: FastifyRequest): Promise<Caller> {
  const token = readSessionCookie(request);
  if (token === undefined) throw new AppError('NO_SESSION');
  const found = await findCaller(context, token);
  const { access, login } = request.routeOptions.config;
  switch (found.kind) {
    case 'member':
    case 'former':
      if (found.kind === 'former' && access !== 'former') throw new AppError('FORMER_MEMBER');
      if (login === 'fresh' && !found.fresh) throw new AppError('LOGIN_TOO_OLD');
      request.sessionDue = found.due;
      return found.caller;
    case 'no-session':
      throw new AppError('NO_SESSION');
    case 'subscription-ended':
      throw new AppError('SUB_EXPIRED');
    default:
      return assertNever(found);
  }
}

function requireOwnEmail(caller: Caller, email: unknown): void {
  if (typeof email !== 'string' || toEmail(email) !== caller.email) throw new AppError('EMAIL_MISMATCH');
}
