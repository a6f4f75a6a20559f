import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInBrowser } from '../../domain/sign-in/sign-in-context.ts';
import { toBrowserName } from '../../domain/sign-in/browser-name.ts';
import { challengeLife } from '../../domain/sign-in/limits.ts';
import { markLife, newToken } from '../../domain/sessions.ts';
import { toNetwork, toSite } from '../network-of.ts';
import {
  expireCookie,
  readCookie,
  readSessionCookie,
  setCookie,
  type PendingCookie,
} from '../session-cookie.ts';

export function readBrowser(request: FastifyRequest, pending: PendingCookie): SignInBrowser {
  return {
    network: toNetwork(request.ip),
    site: toSite(request.ip),
    // An existing token stays: other tabs may be waiting with it.
    browserToken: readCookie(request, pending) ?? newToken(),
    browserMark: readCookie(request, 'dev'),
    heldToken: readSessionCookie(request),
    browserName: toBrowserName(request.headers['user-agent']),
  };
}

/** Proves that a browser is the one that requested the sign-in. */
export function setPendingCookie(
  reply: FastifyReply,
  pending: PendingCookie,
  { browserToken }: Pick<SignInBrowser, 'browserToken'>,
): void {
  setCookie(reply, pending, browserToken, challengeLife / 1000);
}

export function setKnownCookies(reply: FastifyReply, mark: string): void {
  expireCookie(reply, 'pre');
  expireCookie(reply, 'key');
  setCookie(reply, 'dev', mark, markLife / 1000);
}
