import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import {
  passkeyListSchema,
  passkeySignInSchema,
  passkeySchema,
  type PasskeySignIn,
  type PasskeyRow,
} from '../../contracts/sign-in.ts';
import { api } from './client.ts';
import { readBody } from './read-body.ts';

const path = '/api/passkeys';

export function loadPasskeys(): Promise<readonly PasskeyRow[]> {
  return readBody(api.get(path), passkeyListSchema);
}

export function loadNewPasskeyOptions(): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return api.post(`${path}/options`).json();
}

export function addPasskey(name: string, response: RegistrationResponseJSON): Promise<PasskeyRow> {
  return readBody(api.post(path, { json: { name, response } }), passkeySchema);
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await api.patch(`${path}/${encodeURIComponent(id)}`, { json: { name } });
}

export async function removePasskey(id: string): Promise<void> {
  await api.delete(`${path}/${encodeURIComponent(id)}`);
}

export function loadPasskeySignInOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return api.post('/api/session/passkey/options').json();
}

/** `email`: the passkey must belong to it. */
export function signInWithPasskey(
  response: AuthenticationResponseJSON,
  email: string | undefined,
): Promise<PasskeySignIn> {
  const answer = { response, ...(email !== undefined && { email }) };
  return readBody(api.post('/api/session/passkey', { json: answer }), passkeySignInSchema);
}
