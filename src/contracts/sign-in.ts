import type { FromSchema } from 'json-schema-to-ts';
import { oneLinePattern } from './one-line.ts';
import { signInSchema } from './user.ts';

/** Crockford's base 32: no letter is taken for a digit or for another. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a log-in code, 5 bits each. */
export const codeLength = 8;

/** The character of a code that stands for a random byte. */
export function toCodeCharacter(byte: number): string {
  return characters.charAt(byte % characters.length);
}

/** A code as people read it, such as 7K3M-Q0ZT. */
export function showCode(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}

/** The code in what a person typed or pasted: any case, with or without dash and blanks, O for 0, I and L for 1. */
export function toCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return new RegExp(`^[${characters}]{${codeLength}}$`).test(code) ? code : undefined;
}

/** Response of PUT {report}/user/{email}/login where a code is on its way (202); times in seconds. */
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

/** Body of the same: nothing asks for a code, both log in with it. `challenge`: a UUID, as it was answered. */
export const signInBodySchema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    challenge: { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
    code: { type: 'string', maxLength: 100 },
  },
  dependencies: { challenge: ['code'], code: ['challenge'] },
} as const;

/** Passkeys that a member may have. */
export const maxPasskeys = 20;

/** What a member calls a passkey: one line. */
const name = {
  type: 'string',
  minLength: 1,
  maxLength: 60,
  pattern: oneLinePattern,
} as const;

/** What the browser made of the options; it is judged as a whole, by the WebAuthn standard. */
const response = { type: 'object' } as const;

/** Options of the WebAuthn standard as JSON, to be handed to the browser. */
export const passkeyOptionsSchema = { type: 'object', additionalProperties: true } as const;

/** One passkey of a member; times ISO 8601 UTC, null: not used yet. */
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

/** Body of POST /api/session/passkey; `email`: what was typed, which the passkey has to belong to. */
export const passkeyAnswerSchema = {
  type: 'object',
  required: ['response'],
  additionalProperties: false,
  properties: { response, email: { type: 'string' } },
} as const;

/** Response of the same: the body of a login, and who is logged in. */
export const passkeySignInSchema = {
  ...signInSchema,
  required: [...signInSchema.required, 'email'],
  properties: { ...signInSchema.properties, email: { type: 'string' } },
} as const;
export type PasskeySignIn = FromSchema<typeof passkeySignInSchema>;

/**
 * Response of GET /api/sessions: where the member is logged in, newest first. `method`: how they proved who they are;
 * `browser`: as its User-Agent says, '' where it says nothing known; times ISO 8601 UTC.
 */
export const sessionListSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'current', 'method', 'browser', 'created_at', 'last_seen_at'],
    additionalProperties: false,
    properties: {
      id: { type: 'string' },
      /** The session that asks. */
      current: { type: 'boolean' },
      method: { type: 'string', enum: ['open', 'code', 'passkey'] },
      browser: { type: 'string' },
      created_at: { type: 'string' },
      last_seen_at: { type: 'string' },
    },
  },
} as const;
export type SessionList = FromSchema<typeof sessionListSchema>;
