import { signInStartSchema, type SignInStart } from '../../contracts/sign-in.ts';
import { bases } from '../../contracts/config.ts';
import { signInSchema, type Login } from '../../contracts/user.ts';
import { api } from './client.ts';
import { readBody } from './read-body.ts';

const toPath = (email: string) => `${bases.report}/user/${encodeURIComponent(email)}/login`;

export function askForCode(email: string): Promise<SignInStart> {
  return readBody(api.put(toPath(email)), signInStartSchema);
}

export function signInWithCode(
  email: string,
  answer: { readonly challenge: string; readonly code: string },
): Promise<Login> {
  return readBody(api.put(toPath(email), { json: answer }), signInSchema);
}
