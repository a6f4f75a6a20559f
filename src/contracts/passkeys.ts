import type { FromSchema } from 'json-schema-to-ts';
import type { Endpoint } from './endpoint.ts';
import { nameFormat } from './one-line.ts';
import { loginSchema } from './login.ts';

/** Most passkeys of a member. */
export const maxPasskeys = 20;

/** Longest name of a passkey, in characters. */
export const maxPasskeyNameLength = 60;

/** A member's name for a passkey: one line. */
const name = {
  type: 'string',
  minLength: 1,
  maxLength: maxPasskeyNameLength,
  format: nameFormat,
} as const;

/** The browser's WebAuthn response; the server checks it as a whole. */
const response = { type: 'object' } as const;

/** Options of the WebAuthn standard as JSON, for the browser. */
const optionsSchema = { type: 'object', additionalProperties: true } as const;

/** A passkey of a member; times are ISO 8601 UTC, null if never used. */
const passkeySchema = {
  type: 'object',
  required: ['id', 'name', 'created_at', 'last_used_at'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    created_at: { type: 'string' },
    last_used_at: { type: ['string', 'null'] },
  },
} as const;
export type PasskeyRow = FromSchema<typeof passkeySchema>;

/** Oldest first. */
export const getPasskeys = {
  method: 'GET',
  path: '/api/passkeys',
  response: { type: 'array', items: passkeySchema },
  limit: 'reads',
} as const satisfies Endpoint;

/** Begins to add a passkey; 409 PASSKEYS_FULL. */
export const postNewPasskeyOptions = {
  method: 'POST',
  path: '/api/passkeys/options',
  response: optionsSchema,
  fresh: true,
  limit: 'saves',
} as const satisfies Endpoint;

export const postPasskey = {
  method: 'POST',
  path: '/api/passkeys',
  body: {
    type: 'object',
    required: ['name', 'response'],
    additionalProperties: false,
    properties: { name, response },
  },
  response: passkeySchema,
  fresh: true,
  limit: 'saves',
} as const satisfies Endpoint;

const passkey = { path: '/api/passkeys/:id', params: { id: { type: 'string' } } } as const;

/** Renames a passkey. */
export const patchPasskey = {
  ...passkey,
  method: 'PATCH',
  body: { type: 'object', required: ['name'], additionalProperties: false, properties: { name } },
  limit: 'saves',
} as const satisfies Endpoint;

export const deletePasskey = {
  ...passkey,
  method: 'DELETE',
  fresh: true,
  limit: 'saves',
} as const satisfies Endpoint;

/** Begins a sign-in by passkey; the same for everyone. */
export const postPasskeySignInOptions = {
  method: 'POST',
  path: '/api/session/passkey/options',
  response: optionsSchema,
  access: 'public',
  cookie: 'key',
  limit: 'logins',
} as const satisfies Endpoint;

/** The body of a login, and the member's e-mail. */
const passkeySignInSchema = {
  ...loginSchema,
  required: [...loginSchema.required, 'email'],
  properties: { ...loginSchema.properties, email: { type: 'string' } },
} as const;
export type PasskeySignIn = FromSchema<typeof passkeySignInSchema>;

/** `email` is what was typed, and must be the passkey owner's. */
export const postPasskeySignIn = {
  method: 'POST',
  path: '/api/session/passkey',
  body: {
    type: 'object',
    required: ['response'],
    additionalProperties: false,
    properties: { response, email: { type: 'string' } },
  },
  response: passkeySignInSchema,
  access: 'public',
  cookie: 'key',
  limit: 'logins',
  queue: 'sign-ins',
} as const satisfies Endpoint;
