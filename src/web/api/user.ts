import { bases } from '../../contracts/config.ts';
import {
  disclaimerSchema,
  exportPath,
  leavingSchema,
  loginSchema,
  sessionSchema,
  subscriptionSchema,
} from '../../contracts/user.ts';
import type { Disclaimer, Leaving, Login, Session, Subscription } from '../../contracts/user.ts';
import { api } from './client.ts';
import { readBody } from './read-body.ts';

export function loadSubscription(email: string): Promise<Subscription> {
  return readBody(api.get(`${bases.report}/user/${encodeURIComponent(email)}`), subscriptionSchema);
}

export function login(email: string): Promise<Login> {
  return readBody(api.put(`${bases.report}/user/${encodeURIComponent(email)}/login`), loginSchema);
}

export function agreeDisclaimer(email: string): Promise<Disclaimer> {
  return readBody(api.put(`${bases.report}/disclaimer/${encodeURIComponent(email)}`), disclaimerSchema);
}

export function loadSession(): Promise<Session> {
  return readBody(api.get('/api/session'), sessionSchema);
}

/** Everything that is kept of the member as one JSON file; it may be long. */
export function loadEverything(): Promise<Blob> {
  return api.get(exportPath, { timeout: false }).blob();
}

/** Has everything of the member deleted after a while; says when. */
export function leave(): Promise<Leaving> {
  return readBody(api.put('/api/account/leaving'), leavingSchema);
}

/** Takes that back. */
export function keepAccount(): Promise<Leaving> {
  return readBody(api.delete('/api/account/leaving'), leavingSchema);
}

export async function logout(): Promise<void> {
  await api.post('/api/session/logout', { timeout: 5_000 });
}
