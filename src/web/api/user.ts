import { bases } from '../../contracts/config.ts';
import { postLogout } from '../../contracts/sessions.ts';
import { signInStartSchema, type SignInStart } from '../../contracts/sign-in.ts';
import { disclaimerSchema, loginSchema, sessionSchema, subscriptionSchema } from '../../contracts/user.ts';
import type { Disclaimer, Login, Session, Subscription } from '../../contracts/user.ts';
import { call } from './call.ts';
import { api } from './client.ts';
import { readBody } from './read-body.ts';

export function loadSubscription(email: string): Promise<Subscription> {
  return readBody(api.get(toUserPath(email)), subscriptionSchema);
}

/** Where sign-in is open. */
export function login(email: string): Promise<Login> {
  return readBody(api.put(`${toUserPath(email)}/login`), loginSchema);
}

/** Where sign-in is by code. */
export function startSignIn(email: string): Promise<SignInStart> {
  return readBody(api.put(`${toUserPath(email)}/login`), signInStartSchema);
}

export function finishSignIn(
  email: string,
  answer: { readonly challenge: string; readonly code: string },
): Promise<Login> {
  return readBody(api.put(`${toUserPath(email)}/login`, { json: answer }), loginSchema);
}

function toUserPath(email: string): string {
  return `${bases.report}/user/${encodeURIComponent(email)}`;
}

export function agreeDisclaimer(email: string): Promise<Disclaimer> {
  return readBody(api.put(`${bases.report}/disclaimer/${encodeURIComponent(email)}`), disclaimerSchema);
}

export function loadSession(): Promise<Session> {
  return readBody(api.get('/api/session'), sessionSchema);
}

export async function logout(): Promise<void> {
  await call(postLogout, {}, { timeout: 5_000 });
}
