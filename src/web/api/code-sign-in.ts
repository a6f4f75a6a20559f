import { loginStartSchema, type LoginStart } from '../../contracts/sign-in.ts';
import { bases } from '../../contracts/config.ts';
import { loginSchema, type Login } from '../../contracts/user.ts';
import { api } from './client.ts';
import { readBody } from './read-body.ts';

const toPath = (email: string) => `${bases.report}/user/${encodeURIComponent(email)}/login`;

export function askForCode(email: string): Promise<LoginStart> {
  return readBody(api.put(toPath(email)), loginStartSchema);
}

export function loginWithCode(
  email: string,
  answer: { readonly challenge: string; readonly code: string },
): Promise<Login> {
  return readBody(api.put(toPath(email), { json: answer }), loginSchema);
}
