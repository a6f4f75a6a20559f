import { bases } from '../../contracts/config.ts';
import { signInStartSchema, type SignInStart } from '../../contracts/sign-in.ts';
import { loginSchema, subscriptionSchema } from '../../contracts/sign-in.ts';
import type { Login, Subscription } from '../../contracts/sign-in.ts';
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
