import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The session ('sid'); a pending sign-in, by code or by passkey; trust marks ('dev'). */
type CookieName = 'sid' | PendingCookie | 'dev';

/** One per method: the sign-in page starts both at once, and each response sets a cookie if the browser has none yet. */
export type PendingCookie = 'pre' | 'key';

// With this prefix, browsers require Secure, path / and no domain.
const securePrefix = '__Host-';

declare module 'fastify' {
  interface FastifyInstance {
    readonly secureCookies: boolean;
  }
}

export async function addSessionCookie(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(cookie);
  app.decorate('secureCookies', secure);
}

export function readSessionCookie(request: FastifyRequest): string | undefined {
  return readCookie(request, 'sid');
}

/** The browser forgets it when it closes. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  setCookie(reply, 'sid', token);
}

export function expireSessionCookie(reply: FastifyReply): void {
  expireCookie(reply, 'sid');
}

/** Also clears the browser's cache of the member's pages. */
export function forgetSession(reply: FastifyReply): FastifyReply {
  expireSessionCookie(reply);
  return reply.header('clear-site-data', '"cache"');
}

export function readCookie(request: FastifyRequest, name: CookieName): string | undefined {
  const value = request.cookies[nameOn(request.server, name)];
  return value === '' ? undefined : value;
}

/** `life` in seconds; absent: until the browser closes. */
export function setCookie(reply: FastifyReply, name: CookieName, value: string, life?: number): void {
  const { secureCookies } = reply.server;
  // Lax, so that a link from elsewhere still opens the app with its session.
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
