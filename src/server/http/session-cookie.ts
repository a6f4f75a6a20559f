import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The session; a log-in under way, by code or by passkey; a browser that its member has logged in with before. */
type CookieName = 'sid' | PendingCookie | 'dev';

/** One for each way: the login asks for both at once, and each answer brings its own where the browser has none yet. */
export type PendingCookie = 'pre' | 'key';

// The prefix makes browsers insist on Secure, path / and no domain.
const securePrefix = '__Host-';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether cookies may only travel over https. */
    readonly secureCookies: boolean;
  }
}

export async function addSessionCookie(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(cookie);
  app.decorate('secureCookies', secure);
}

/** The session token that the browser holds. */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  return readCookie(request, 'sid');
}

/** Without a life of its own: the browser forgets it when it closes. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  setCookie(reply, 'sid', token);
}

export function expireSessionCookie(reply: FastifyReply): void {
  expireCookie(reply, 'sid');
}

/** The browser's own session has ended: it forgets it, and what it kept of the member's pages. */
export function forgetSession(reply: FastifyReply): FastifyReply {
  expireSessionCookie(reply);
  return reply.header('clear-site-data', '"cache"');
}

export function readCookie(request: FastifyRequest, name: CookieName): string | undefined {
  const value = request.cookies[nameOn(request.server, name)];
  return value === '' ? undefined : value;
}

/** `life` in seconds; without one the browser forgets it when it closes. */
export function setCookie(reply: FastifyReply, name: CookieName, value: string, life?: number): void {
  const { secureCookies } = reply.server;
  // Lax, so that a link from elsewhere still reaches the app with its session.
  const flags = { path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies } as const;
  const named = nameOn(reply.server, name);
  void reply.setCookie(named, value, life === undefined ? flags : { ...flags, maxAge: life });
}

export function expireCookie(reply: FastifyReply, name: CookieName): void {
  setCookie(reply, name, '', 0);
}

function nameOn({ secureCookies }: FastifyInstance, name: CookieName): string {
  return secureCookies ? `${securePrefix}${name}` : name;
}
