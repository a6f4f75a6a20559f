import { bases } from '../../contracts/config.ts';
import { disclaimerSchema, signInSchema, sessionSchema, subscriptionSchema } from '../../contracts/user.ts';
import type { Disclaimer, Login, Session, Subscription } from '../../contracts/user.ts';
import { api } from './client.ts';
import { readBody } from './read-body.ts';

export function loadSubscription(email: string): Promise<Subscription> {
  return readBody(api.get(`${bases.report}/user/${encodeURIComponent(email)}`), subscriptionSchema);
}

export function login(email: string): Promise<Login> {
  return readBody(api.put(`${bases.report}/user/${encodeURIComponent(email)}/login`), signInSchema);
}

export function agreeDisclaimer(email: string): Promise<Disclaimer> {
  return readBody(api.put(`${bases.report}/disclaimer/${encodeURIComponent(email)}`), disclaimerSchema);
}

export function loadSession(): Promise<Session> {
  return readBody(api.get('/api/session'), sessionSchema);
}

export async function logout(): Promise<void> {
  await api.post('/api/session/logout', { timeout: 5_000 });
}
