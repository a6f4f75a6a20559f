import type { FromSchema } from 'json-schema-to-ts';
import { nameFormat } from './one-line.ts';
import { loginSchema } from './user.ts';

/** Crockford's base 32: no letter looks like a digit or another letter. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a sign-in code, 5 bits each. */
export const codeLength = 8;

/** The code character for a random byte. */
export function toCodeCharacter(byte: number): string {
  return characters.charAt(byte % characters.length);
}

/** A code as people read it, such as 7K3M-Q0ZT. */
export function showCode(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}

/**
 * The code in a typed or pasted text: any case, with or without dash and blanks, O read as 0, I and L as 1. Undefined
 * without a code.
 */
export function toCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return new RegExp(`^[${characters}]{${codeLength}}$`).test(code) ? code : undefined;
}

/** Response 202 of PUT {report}/user/{email}/login when a code is sent; times in seconds. */
export const signInStartSchema = {
  type: 'object',
  required: ['challenge', 'expires_in', 'resend_after'],
  additionalProperties: false,
  properties: {
    challenge: { type: 'string' },
    expires_in: { type: 'integer' },
    resend_after: { type: 'integer' },
  },
} as const;
export type SignInStart = FromSchema<typeof signInStartSchema>;

/**
 * Body of that request: empty to ask for a code, challenge and code to sign in. `challenge` is the UUID from that response.
 */
export const signInBodySchema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    challenge: { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
    code: { type: 'string', maxLength: 100 },
  },
  dependencies: { challenge: ['code'], code: ['challenge'] },
} as const;

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
export const passkeyOptionsSchema = { type: 'object', additionalProperties: true } as const;

/** A passkey of a member; times are ISO 8601 UTC, null if never used. */
export const passkeySchema = {
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

/** Response of GET /api/passkeys, oldest first. */
export const passkeyListSchema = { type: 'array', items: passkeySchema } as const;

/** Body of POST /api/passkeys. */
export const newPasskeySchema = {
  type: 'object',
  required: ['name', 'response'],
  additionalProperties: false,
  properties: { name, response },
} as const;

/** Body of PATCH /api/passkeys/{id}. */
export const passkeyNameSchema = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { name },
} as const;

/** Body of POST /api/session/passkey; `email` is what was typed, and must be the passkey owner's. */
export const passkeyAnswerSchema = {
  type: 'object',
  required: ['response'],
  additionalProperties: false,
  properties: { response, email: { type: 'string' } },
} as const;

/** Response of that request: the body of a login, and the member's e-mail. */
export const passkeySignInSchema = {
  ...loginSchema,
  required: [...loginSchema.required, 'email'],
  properties: { ...loginSchema.properties, email: { type: 'string' } },
} as const;
export type PasskeySignIn = FromSchema<typeof passkeySignInSchema>;
