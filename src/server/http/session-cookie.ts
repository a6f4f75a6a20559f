import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const plainName = 'sid';
// The prefix makes browsers insist on Secure, path / and no domain.
const secureName = '__Host-sid';

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
  const token = request.cookies[nameOn(request.server)];
  return token === '' ? undefined : token;
}

/** Without a life of its own: the browser forgets it when it closes. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  void reply.setCookie(nameOn(reply.server), token, flagsOn(reply.server));
}

export function expireSessionCookie(reply: FastifyReply): void {
  void reply.setCookie(nameOn(reply.server), '', { ...flagsOn(reply.server), maxAge: 0 });
}

function nameOn({ secureCookies }: FastifyInstance): string {
  return secureCookies ? secureName : plainName;
}

function flagsOn({ secureCookies }: FastifyInstance) {
  // Lax, so that a link from elsewhere still reaches the app with its session.
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies } as const;
}
